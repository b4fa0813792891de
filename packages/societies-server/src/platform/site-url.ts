import type { Config } from '../config.ts';

/** An address that a browser on this machine can open. */
export const localUrl = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Where people find the site, without a slash at its end. Never taken from a request: whoever makes one could put their own
 * address into somebody else's mail.
 */
export const siteUrl = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listening: { address(): string | { port: number } | null },
): string => {
  if (publicUrl !== null) return publicUrl;
  const address = listening.address();
  return localUrl(host, typeof address === 'object' && address ? address.port : port);
};
