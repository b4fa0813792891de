/** A single statement that changes the schema, or inserts a row that the schema needs. */
export interface Step {
  /** Never changes after release: the database records applied steps by name. */
  name: string;
  /** Must do nothing if its object exists. */
  statement: string;
}

export const step = (name: string, statement: string): Step => ({ name, statement });
