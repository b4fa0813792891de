import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { start, type Part } from './part.ts';
import { until } from './postgres.ts';
import type { Server } from './servers.ts';

/** HAProxy, which sends to those whose /readyz is 200. */
export async function startBalancer(
  folder: string,
  servers: readonly Server[],
  port: number,
): Promise<{ url: string; part: Part }> {
  const config = path.join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    `defaults
  mode http
  option forwardfor
  option httpchk GET /readyz
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  retries 2
  option redispatch
frontend students
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  # A request that no server has seen is sent to another one; a write that one may have seen is not.
  retry-on conn-failure
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.map(({ port: own }, index) => `  server server-${index + 1} 127.0.0.1:${own}`).join('\n')}
`,
  );
  const part = start({ name: 'haproxy', program: 'haproxy', args: ['-W', '-f', config] }, folder);
  const url = `http://127.0.0.1:${port}`;
  try {
    // Without servers, as the tests bring their own, there is nothing that could be well.
    await until(async () => (await fetch(`${url}/healthz`)).ok || servers.length === 0, 'The balancer');
  } catch (error) {
    await part.end('SIGTERM');
    throw error;
  }
  return { url, part };
}
