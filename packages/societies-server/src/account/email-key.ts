/** The form in which e-mail addresses are unique. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Stands for a missing address, when it turned out to be somebody else's. */
export const noEmail = '';

/** The key of an account without an address: unique, and never equal to an address. */
export const keyOfNoEmail = (universityId: string) => universityId;
