/**
 * The type of a translation: strings and functions under the same keys. In a file of its own, because declarations of a component
 * that lead to the list of all messages would lead back to the component, which bundlers of declarations refuse.
 */
export type Widened<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => infer R
      ? (...args: A) => R extends string ? string : Widened<R>
      : T[K] extends object
        ? Widened<T[K]>
        : T[K];
};
