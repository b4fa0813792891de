/** The least that a Node process does to send some bytes: the limit that a reply from memory is measured against. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let body = Buffer.alloc(0);
const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
});
process.on('message', (base64: string) => {
  body = Buffer.from(base64, 'base64');
  process.send?.('ready');
});
process.once('disconnect', () => {
  server.closeAllConnections();
  server.close();
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
