/** The database's name, in a module of its own so that checking whether it exists does not load the rest. */
export const scansDatabase = 'constellation-scans';
