/** An invalid setting. Its message is one line with the variable's name and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** @throws {ConfigError} that says what the setting takes. */
export const fail = (name: string, takes: string, value?: string): never => {
  const shown = value === undefined ? 'is missing' : `is "${value}"`;
  throw new ConfigError(`${name} ${shown}, but it takes ${takes}.`);
};

export function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  const number = /^[0-9]{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) fail(name, `a whole number from ${min} to ${max}`, value);
  return number;
}

export function oneOf<T extends string>(
  env: Environment,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = env[name]?.trim();
  if (!value) return fallback;
  return choices.find((choice) => choice === value) ?? fail(name, `one of ${choices.join(', ')}`, value);
}

/** A URL with one of the protocols; null if unset. */
export function address(
  env: Environment,
  name: string,
  protocols: readonly string[],
  takes: string,
): string | null {
  const value = env[name]?.trim();
  if (!value) return null;
  // The value may contain a password, so the message does not repeat it.
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(`${name} is not usable, it takes ${takes}.`);
  return value;
}

/** A comma-separated list. */
export const list = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
