import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Sends the styles of a page in its head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const sheet = new ServerStyleSheet();
  try {
    const whole = new PassThrough();
    const { pipe } = renderToPipeableStream(
      sheet.collectStyles(<ServerRouter context={context} url={request.url} />),
      { onAllReady: () => pipe(whole), onShellError: (error) => whole.destroy(error as Error) },
    );
    const html = await text(whole);
    headers.set('content-type', 'text/html');
    return new Response(html.replace('</head>', `${sheet.getStyleTags()}</head>`), { status, headers });
  } finally {
    sheet.seal();
  }
}
