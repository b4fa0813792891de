/** The query of an address that opens the committee's editor. */
export const committeeQuery = { committee: 'edit' };
