import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy in front of a server. While `replacing`, it answers every request with 502, as during a deploy. */
export interface Proxy {
  address: string;
  replacing: boolean;
  stop(): Promise<void>;
}

export async function startProxy(server: string): Promise<Proxy> {
  const listening = createServer((request, response) => {
    if (proxy.replacing) return void response.writeHead(502).end('Bad Gateway');
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, server), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const proxy: Proxy = {
    address: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    replacing: false,
    stop: async () => {
      listening.close();
      listening.closeAllConnections();
      await once(listening, 'close');
    },
  };
  return proxy;
}
