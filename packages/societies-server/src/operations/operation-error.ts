/** Something that a command cannot do, in one line for the person who asked. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}
