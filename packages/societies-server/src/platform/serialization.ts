import {
  SerializerSelector,
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

/** Fastify's default serializer, but compiling each schema on first use. */
export const buildSerializer: SerializerFactory = (...schemas) => {
  const compile = SerializerSelector()(...schemas);
  return (route) => {
    let serialize: Serializer | undefined;
    return (reply) => (serialize ??= compile(route))(reply);
  };
};
