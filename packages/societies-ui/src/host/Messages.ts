declare global {
  /**
   * All messages, by component. Each component adds its own by declaration merging. Global, because the published declarations
   * are bundled into a file that components could not name.
   */
  // oxlint-disable-next-line typescript/no-empty-object-type -- filled by the components
  interface SocietiesMessages {}
}

/** The messages of all imported components. */
export type Messages = SocietiesMessages;
