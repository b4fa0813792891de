import type { TestServer } from './harness.ts';

/** A JSON Schema, as far as the calls' description uses it. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
  patternProperties?: Record<string, Schema>;
}

/** A call, as the server describes it. */
export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Schema }[];
  body: Schema | undefined;
  /** By status. */
  replies: Record<string, Schema | undefined>;
}

type Content = Record<string, { schema: Schema }>;
interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** Every call that a server describes. */
export async function operationsOf(server: Pick<TestServer, 'call'>): Promise<Operation[]> {
  const { body } = await server.call<{ paths: Record<string, Record<string, Described>> }>(
    'GET',
    '/api/openapi.json',
  );
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      replies: Object.fromEntries(
        Object.entries(responses).map(([status, { content }]) => [
          status,
          content?.['application/json']?.schema,
        ]),
      ),
    })),
  );
}
