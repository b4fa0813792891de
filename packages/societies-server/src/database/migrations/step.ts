/** One statement that changes the schema, or writes a row that belongs to it. */
export interface Step {
  /** Never changes once released: a database remembers by it what was done. */
  name: string;
  /** One statement that does nothing when its object exists already. */
  statement: string;
}

export const step = (name: string, statement: string): Step => ({ name, statement });
