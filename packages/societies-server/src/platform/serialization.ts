import {
  SerializerSelector,
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

/** Makes Fastify's serializer compiler: as its own, but a schema is compiled by the first reply that needs it. */
export const buildSerializer: SerializerFactory = (...schemas) => {
  const compile = SerializerSelector()(...schemas);
  return (route) => {
    let serialize: Serializer | undefined;
    return (reply) => (serialize ??= compile(route))(reply);
  };
};
