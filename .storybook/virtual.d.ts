declare module 'virtual:described-components' {
  /** By name, what `describeComponents` of the library's build says of each component. */
  const described: unknown;
  export default described;
  /** By the id of a component's page, lists of what else it is called. */
  export const otherNames: Record<string, string[]>;
}
