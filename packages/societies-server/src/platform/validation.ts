import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { prepared, type TextKind } from 'societies-contract';
import type { FieldMessages } from 'societies-contract/schemas';
import { invalid, type FieldErrors, type Refusal } from './errors.ts';
import { isDate, isDateTime } from './moments.ts';

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isDateTime,
  date: isDate,
};

/** Characters that a pattern or format reads of a text whose schema names no maximum; a longer one does not match. */
const mostRead = 2_048;

/**
 * `pattern` and `format` in place of Ajv's own, which read a text of any length, also one that `maxLength` refused. These read
 * only what is short enough.
 */
function addLengthFirst(ajv: Ajv) {
  const rules: Readonly<Record<string, (wanted: string) => (text: string) => boolean>> = {
    pattern(wanted) {
      const expression = new RegExp(wanted, 'u');
      return (text) => expression.test(text);
    },
    format(wanted) {
      const rule = formats[wanted];
      if (!rule) throw new Error(`There is no format ${wanted}.`);
      return rule;
    },
  };
  for (const [keyword, ruleOf] of Object.entries(rules)) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'string',
      compile(wanted: string, schema) {
        const rule = ruleOf(wanted);
        const maxLength = schema.maxLength as number | undefined;
        // A character has up to two code units; beyond that `maxLength` has refused the text already.
        return maxLength === undefined
          ? (text: string) => text.length <= mostRead && rule(text)
          : (text: string) => text.length > 2 * maxLength || rule(text);
      },
    });
  }
}

function validator() {
  // `verbose` adds the schema to each error, which contains the field's messages.
  const ajv = new Ajv({
    // The schemas are ours, and TypeBox writes them.
    meta: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    useDefaults: true,
    removeAdditional: false,
    strict: true,
    allowUnionTypes: true,
  });
  addLengthFirst(ajv);
  ajv.addVocabulary(['x-messages']);
  // Before the length and the characters are checked.
  ajv.addKeyword({
    keyword: 'x-text',
    type: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    compile: (kind: TextKind) => (text: string, at) => {
      if (at) at.parentData[at.parentDataProperty] = prepared[kind](text);
      return true;
    },
  });
  return ajv;
}

const ajv = validator();

/**
 * Converts the texts of an address, such as `?page=2`. Whole numbers are decimal digits alone: Ajv's own conversion takes whatever
 * JavaScript takes for a number, such as `0x1`.
 */
function convert({ properties }: Described, texts: Record<string, unknown>) {
  for (const [name, { type }] of Object.entries(properties ?? {})) {
    const text = texts[name];
    if (typeof text !== 'string') continue;
    if (type === 'integer' && /^-?[0-9]{1,15}$/.test(text)) texts[name] = Number(text);
    if (type === 'boolean' && (text === 'true' || text === 'false')) texts[name] = text === 'true';
  }
}

/** Fastify's validator compiler, but compiling each schema on first use, which halves startup. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    if (httpPart !== 'body') convert(schema, data as Record<string, unknown>);
    // Ajv caches compiled schemas.
    const validate = ajv.compile(schema);
    return validate(data) ? { value: data } : { error: refusal(validate.errors ?? []) };
  };
};

/** Validates data that did not come in a request. @throws {Refusal} 400 with the fields. */
export function checkBody(schema: TSchema, body: unknown): void {
  const validate = ajv.compile(schema);
  if (!validate(body)) throw refusal(validate.errors ?? []);
}

type Described = { type?: unknown; 'x-messages'?: FieldMessages; properties?: Record<string, Described> };

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

/** Maximum number of fields in a reply, because a hostile body may have thousands of errors. */
const mostFields = 50;

function refusal(found: readonly ErrorObject[]): Refusal {
  const errors: FieldErrors = Object.create(null) as FieldErrors;
  let fields = 0;
  for (const error of found) {
    // A union is reported in addition to its alternatives.
    if (error.keyword === 'anyOf' && found.length > 1) continue;
    const described = describe(error);
    if (!described) continue;
    // The whole body is wrong: missing or not an object.
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
