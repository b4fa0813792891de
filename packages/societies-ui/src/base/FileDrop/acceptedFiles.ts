/** Why a file was not taken. */
export type Refusal = 'type' | 'size' | 'count';

export interface AcceptRules {
  /** Media types, or families such as `image/*`. Omitted accepts everything. */
  accept?: readonly string[];
  /** Maximum size in bytes. */
  maxBytes?: number;
  /** Whether several files are accepted. */
  multiple?: boolean;
}

const matches = (type: string, pattern: string) =>
  pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

/**
 * Splits files into accepted and refused ones, by type and size. The server checks the content; this only saves waiting for it.
 */
export const acceptedFiles = (
  files: readonly File[],
  { accept, maxBytes = Infinity, multiple = false }: AcceptRules,
): { taken: File[]; refused: { file: File; why: Refusal }[] } => {
  const taken: File[] = [];
  const refused: { file: File; why: Refusal }[] = [];
  for (const file of files) {
    const why: Refusal | undefined =
      accept && accept.length > 0 && !accept.some((pattern) => matches(file.type, pattern))
        ? 'type'
        : file.size > maxBytes
          ? 'size'
          : !multiple && taken.length > 0
            ? 'count'
            : undefined;
    if (why) refused.push({ file, why });
    else taken.push(file);
  }
  return { taken, refused };
};
