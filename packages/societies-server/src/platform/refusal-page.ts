import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from 'societies-contract';
import type { ErrorReply } from 'societies-contract/schemas';
import { escaped } from './html.ts';
import { acceptedLanguage } from './languages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** People open this address themselves, from a link or a button that leaves the app: what is refused is said on a page. */
    opened?: true;
  }
}

const style = `:root { color-scheme: light dark; background: light-dark(#f6f5fa, #0e0c1a); color: light-dark(#1b1830, #f0eefa) }
body { max-width: 40ch; margin: 20vh auto 0; padding: 0 24px; font: 1.125rem/1.5 system-ui, sans-serif }
a { color: light-dark(#564576, #ab8ce8) }`;
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Whether a refusal is to be read by a person, and not by the app. */
export const isOpened = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.opened === true && method === 'GET' && (headers.accept ?? '').includes('text/html');

interface Words {
  start: string;
  /** By code; without a line of its own a refusal is said in English as in the app's calls. */
  refused: Partial<Record<ErrorReply['code'], string>>;
}

const words: Record<Language, Words> = {
  en: {
    start: 'Go to the start page',
    refused: {},
  },
  de: {
    start: 'Zur Startseite',
    refused: {
      not_found: 'Diese Adresse gibt es nicht, oder nicht mehr.',
      invalid: 'Diese Adresse ist nicht vollständig oder nicht richtig geschrieben.',
      too_many: 'Zu viele Versuche. Bitte warte etwas und versuch es noch einmal.',
      busy: 'Der Server ist gerade ausgelastet. Bitte versuch es gleich noch einmal.',
      internal: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuch es später noch einmal.',
    },
  },
};

/** Says a refusal in the reader's language, on a page of its own, which needs nothing else of the server. */
export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, detail }: ErrorReply,
): FastifyReply {
  const asked = acceptedLanguage(request) ?? defaultLanguage;
  const text = words[asked].refused[code];
  // A page in one language: whatever has no words in the asked one is English as a whole.
  const language = text === undefined ? 'en' : asked;
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'content-language': language,
      vary: 'accept-language',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Constellation</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Constellation</h1>
    <p>${escaped(text ?? detail)}</p>
    <p><a href="/">${words[language].start}</a></p>
  </body>
</html>
`);
}
