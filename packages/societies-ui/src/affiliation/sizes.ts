const kilo = 1000;

/** A size in bytes as people read it: `212 kB`, `1.2 MB`. */
export function writtenSize(bytes: number, number: (value: number) => string): string {
  if (bytes < kilo * kilo) return `${number(Math.max(1, Math.round(bytes / kilo)))} kB`;
  return `${number(Math.round((bytes / kilo / kilo) * 10) / 10)} MB`;
}
