import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscriptionBody } from 'societies-contract';

/** What a push service got for a browser. */
export interface ArrivedPush {
  /** The browser's name. */
  browser: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  message: PushMessage;
}

/** A browser that has subscribed at a push service of the tests. */
export interface Browser {
  name: string;
  subscription: PushSubscriptionBody;
  /** What `PushEvent.data.json()` gives it. */
  decrypt(body: Buffer): PushMessage;
}

/** A browser's keys, and how it decrypts by RFC 8291 (aes128gcm of RFC 8188, one record). */
export function browserAt(origin: string, name: string): Browser {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    name,
    subscription: {
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const input = derive(own.computeSecret(sender), auth, about, 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with the delimiter 2, and zeros.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
    },
  };
}

/** A push service at a port of its own, which decrypts what arrives as the browser would. */
export async function startPushService() {
  const arrived: ArrivedPush[] = [];
  const browsers = new Map<string, Browser>();
  /** What it answers a browser's pushes with; otherwise 201. */
  const moods = new Map<string, (response: ServerResponse) => void>();
  /** Addresses that were asked and are no browser's. */
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const browser = browsers.get(request.url?.replace('/push/', '') ?? '');
      if (!browser) {
        strays.push(request.url ?? '');
        response.writeHead(201).end();
        return;
      }
      const body = Buffer.concat(parts);
      arrived.push({
        browser: browser.name,
        headers: request.headers,
        body,
        message: browser.decrypt(body),
      });
      const mood = moods.get(browser.name);
      if (mood) mood(response);
      else response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    arrived,
    strays,
    moods,
    answer: (name: string, status: number, headers: Record<string, string> = {}) =>
      moods.set(name, (response) => response.writeHead(status, headers).end()),
    browser(name: string): Browser {
      const browser = browserAt(origin, name);
      browsers.set(name, browser);
      return browser;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
