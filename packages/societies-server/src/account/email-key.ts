/** What an email is unique by. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Stands for the address of an account that has none: it was somebody else's, and its own person has given none since. */
export const noEmail = '';

/** What an account without an address has in the place of the key: no address is like it, and no two accounts have the same. */
export const keyOfNoEmail = (universityId: string) => universityId;
