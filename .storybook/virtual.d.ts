declare module 'virtual:described-components' {
  /** By name, what `describeComponents` of the library's build says of each component. */
  const described: unknown;
  export default described;
}
