import { once } from 'node:events';
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder on localhost only.
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(folder) {
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer((request, response) => files(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('The server of Storybook has no port.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
