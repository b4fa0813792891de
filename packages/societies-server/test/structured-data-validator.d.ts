/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: {
      /** By type, the data of a page. */
      jsonld: Record<string, Record<string, unknown>[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
