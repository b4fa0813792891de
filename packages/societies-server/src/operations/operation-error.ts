/** An expected failure of a command, with a one-line message. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}
