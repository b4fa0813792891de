declare global {
  /**
   * Every text of the library, by component. Each component declares its own beside its English defaults, so nothing here knows
   * the components. Global, because published declarations are bundled: a file that components could add to has no name there.
   */
  // oxlint-disable-next-line typescript/no-empty-object-type -- filled by the components
  interface SocietiesMessages {}
}

/** Every text of the library, by component: of each component that the program imports. */
export type Messages = SocietiesMessages;
