import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const built = join(import.meta.dirname, 'dist');
const page = readFileSync(join(built, 'index.html'), 'utf8');

const server = createServer(({ url = '/' }, response) => {
  const type = types[extname(url)];
  const file = join(built, url);
  if (type && existsSync(file)) {
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
      ].join('; '),
    })
    .end(page.replaceAll('NONCE', nonce));
});

server.listen(0, '127.0.0.1', () => console.log(`Ready at http://127.0.0.1:${server.address().port}`));
