import type { Config } from '../config.ts';

/** An address that a browser on this machine can open. */
export const localUrl = (host: string, port: number) =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The site's address, without a trailing slash. Never taken from a request, whose sender could put their own address into
 * somebody else's mail.
 */
export const siteUrl = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listening: { address(): string | { port: number } | null },
): string => {
  if (publicUrl !== null) return publicUrl;
  const address = listening.address();
  return localUrl(host, typeof address === 'object' && address ? address.port : port);
};
