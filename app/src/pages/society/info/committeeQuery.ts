/** What an address of a society's Info says when it leads to the editor of the committee. */
export const committeeQuery = { committee: 'edit' };
