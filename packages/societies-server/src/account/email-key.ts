/** What an email is unique by. */
export const emailKey = (email: string) => email.trim().toLowerCase();
