import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { languages, type Language } from 'societies-contract';

/** The language that a request asks for; undefined if it asks for none, or for none of ours. */
export function acceptedLanguage(request: FastifyRequest): Language | undefined {
  const negotiator = new Negotiator(request.raw);
  // Without the header, or with `*`, any language will do.
  if (negotiator.languages()[0] === '*') return undefined;
  return negotiator.language([...languages]) as Language | undefined;
}
