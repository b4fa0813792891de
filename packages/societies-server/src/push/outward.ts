import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that a browser may not name as its push service's: not https, or in a network of this machine's own. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/** Milliseconds for a whole request. */
const longestRequest = 10_000;
/** Milliseconds that the look-up of a name may take when a browser subscribes. */
const longestLookup = 2_000;

/** The only part of IPv6 that the internet uses; the rest is reserved, also where no range of it has a name. */
const internet = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is anybody's on the internet: not loopback, private, link-local, shared or reserved, also as IPv4 in IPv6. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip instanceof ipaddr.IPv4 || ip.match(internet));
}

/** Without the brackets of IPv6 and the last dot of a full name. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '');

/** Names that only a machine or a network of its own knows, such as those of containers. */
const isInner = /^[^.]*$|\.(?:localhost|local|internal)$/;

/** Resolves a name, and refuses it if any of its addresses is not public. The connection goes to an address that was checked here. */
const checkedLookup: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) callback(error, '', 0);
    else if (!first || !found.every(({ address }) => isPublic(address)))
      callback(new ForbiddenAddress('It leads to a network of its own.'), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

export interface Outward {
  /**
   * Checks an address before it is stored. A name that cannot be resolved just then passes, because each request checks again.
   * @throws {ForbiddenAddress}
   */
  check(address: string): Promise<void>;
  /**
   * Posts to an address, without following where that leads.
   * @returns the reply's status.
   * @throws {ForbiddenAddress} or an error of the network or after ten seconds.
   */
  post(address: string, headers: Record<string, string>, body: Buffer): Promise<number>;
  close(): void;
}

/** Requests to addresses that people name. @param exempt origins that are not checked, for tests. */
export function outward(exempt: readonly string[]): Outward {
  const agents = { 'https:': new https.Agent({ keepAlive: true }), 'http:': new http.Agent() } as const;

  /** @returns whether its name is still to be looked up. */
  const parse = (address: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url && exempt.includes(url.origin)) return { url, isExempt: true };
    if (url?.protocol !== 'https:' || url.username || url.password)
      throw new ForbiddenAddress('It is no https address.');
    const host = hostOf(url);
    if (isIP(host) ? !isPublic(host) : isInner.test(host))
      throw new ForbiddenAddress('It leads to a network of its own.');
    return { url, isExempt: false };
  };

  return {
    async check(address) {
      const { url, isExempt } = parse(address);
      if (isExempt || isIP(hostOf(url))) return;
      const found = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, longestLookup);
        checkedLookup(url.hostname, {}, (error) => {
          clearTimeout(timer);
          if (error instanceof ForbiddenAddress) reject(error);
          else resolve();
        });
      });
      await found;
    },

    post: (address, headers, body) =>
      new Promise<number>((resolve, reject) => {
        const { url, isExempt } = parse(address);
        const isSecure = url.protocol === 'https:';
        const request = (isSecure ? https : http).request(url, {
          method: 'POST',
          headers,
          agent: agents[isSecure ? 'https:' : 'http:'],
          ...(!isExempt && { lookup: checkedLookup }),
          signal: AbortSignal.timeout(longestRequest),
        });
        request.on('error', reject);
        request.on('response', (response) => {
          // Read to its end so that the connection can be used again; the signal ends one that never ends.
          response.on('error', reject);
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        request.end(body);
      }),

    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
