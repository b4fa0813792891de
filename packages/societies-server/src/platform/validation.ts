import { Ajv, type ErrorObject } from 'ajv';
import addFormatsPlugin from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { FieldMessages } from 'societies-contract/schemas';
import { invalid, type FieldErrors, type Refusal } from './errors.ts';

// CommonJS behind ESM: the plugin is the module's `default`, which bundlers and Node unwrap differently.
const addFormats = (
  typeof addFormatsPlugin === 'function'
    ? addFormatsPlugin
    : (addFormatsPlugin as { default: unknown }).default
) as (ajv: Ajv, formats: string[]) => void;

function validator(coerceTypes: boolean) {
  // `verbose` puts the schema beside each error, which is where the field's messages are.
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    coerceTypes,
    useDefaults: true,
    removeAdditional: false,
    strict: true,
    allowUnionTypes: true,
  });
  addFormats(ajv, ['date-time', 'date', 'uuid']);
  ajv.addVocabulary(['x-messages']);
  return ajv;
}

const exact = validator(false);
/** Addresses carry text only, so `?page=2` has to become a number; bodies say what they mean. */
const coercing = validator(true);

/** Fastify's validator compiler. A schema is compiled by the first call that needs it: all of them take half of a start. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? exact : coercing;
  return (data: unknown) => {
    // Ajv keeps what it has compiled.
    const validate = ajv.compile(schema);
    return validate(data) ? { value: data } : { error: refusal(validate.errors ?? []) };
  };
};

/** Checks what did not come by a request against the schema of a body. @throws {Refusal} 400 with the fields. */
export function checkBody(schema: TSchema, body: unknown): void {
  const validate = exact.compile(schema);
  if (!validate(body)) throw refusal(validate.errors ?? []);
}

type Described = { 'x-messages'?: FieldMessages; properties?: Record<string, Described> };

const plain: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'This field is required.',
  minLength: ({ limit }) => `Minimum length is ${String(limit)} characters`,
  maxLength: ({ limit }) => `Maximum length is ${String(limit)} characters`,
  minimum: ({ limit }) => `The smallest value is ${String(limit)}.`,
  maximum: ({ limit }) => `The largest value is ${String(limit)}.`,
  minItems: ({ limit }) => `At least ${String(limit)} entries are needed.`,
  maxItems: ({ limit }) => `At most ${String(limit)} entries are allowed.`,
  uniqueItems: () => 'An entry appears twice.',
  type: ({ type }) => `This must be of type ${String(type)}.`,
  pattern: () => 'This value has the wrong form.',
  format: () => 'This value has the wrong form.',
  enum: () => 'This value is not one of the choices.',
  const: () => 'This value is not one of the choices.',
  additionalProperties: () => 'This field is not accepted.',
};

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const fieldAt = (pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
const below = (pointer: string, name: string) => fieldAt(`${pointer}/${name}`);

function describe(error: ErrorObject): { field: string; message: string } | null {
  const schema = error.parentSchema as Described | undefined;
  const params = error.params as Record<string, unknown>;
  const fallback = plain[error.keyword]?.(params) ?? 'This value is not valid.';
  if (error.keyword === 'required') {
    const name = String(params.missingProperty);
    return {
      field: below(error.instancePath, name),
      message: schema?.properties?.[name]?.['x-messages']?.required ?? fallback,
    };
  }
  if (error.keyword === 'additionalProperties') {
    return { field: below(error.instancePath, String(params.additionalProperty)), message: fallback };
  }
  const messages = schema?.['x-messages'];
  const field = error.instancePath === '' ? '' : fieldAt(error.instancePath);
  const keyword = error.keyword as keyof FieldMessages;
  if (isBlank(error.data) || error.data === null)
    return { field, message: messages?.required ?? plain.required?.(params) ?? fallback };
  return { field, message: messages?.[keyword] ?? fallback };
}

/** How many fields a reply names; a hostile body may be wrong in thousands of places. */
const mostFields = 50;

function refusal(found: readonly ErrorObject[]): Refusal {
  const errors: FieldErrors = Object.create(null) as FieldErrors;
  let fields = 0;
  for (const error of found) {
    // A union reports itself beside the reports of its alternatives.
    if (error.keyword === 'anyOf' && found.length > 1) continue;
    const described = describe(error);
    if (!described) continue;
    // The body as a whole is wrong: it is missing or no object.
    const field = described.field || 'body';
    const messages = errors[field];
    if (messages) {
      if (!messages.includes(described.message)) messages.push(described.message);
    } else if (fields < mostFields) {
      errors[field] = [described.message];
      fields += 1;
    }
  }
  return invalid(errors);
}
