import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { TSchema } from 'typebox';
import type { Rights } from './rights.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Documents what the route also accepts as `multipart/form-data`; the route validates it itself, because it is read as a
     * stream.
     */
    form?: TSchema;
  }
}

/** A route's body by media type. */
function bodyOf(body: unknown, form: TSchema | undefined) {
  if (!form) return body;
  const { content } = (body ?? {}) as { content?: Record<string, unknown> };
  return { content: { ...content, 'multipart/form-data': { schema: form } } };
}

const domainOf = (url: string): string => {
  const [, , first = '', , third = ''] = url.split('/');
  if (first === 'societies' && third) {
    return (
      {
        events: 'Events',
        posts: 'Posts',
        merch: 'Merch',
        widgets: 'Widgets',
        roles: 'Committee',
        update_committee: 'Committee',
        presidency: 'Committee',
        members: 'Committee',
        terms: 'Committee',
        handover: 'Committee',
        takeover: 'Committee',
        history: 'History',
      }[third] ?? 'Societies'
    );
  }
  return (
    {
      societies: 'Societies',
      categories: 'Societies',
      'recommended-societies': 'Societies',
      invitations: 'Societies',
      events: 'Events',
      'my-events': 'Events',
      widgets: 'Widgets',
      permissions: 'Committee',
      'society-requests': 'Administration',
      users: 'Administration',
      admin: 'Administration',
      analytics: 'Analytics',
    }[first] ?? (url.startsWith('/api/') ? 'Account' : 'Operation')
  );
};

const describeRights = (rights: Rights): string => {
  if (typeof rights === 'string') {
    return {
      public: 'Anybody.',
      signedIn: 'Any signed-in user.',
      student: 'Signed-in users who are not administrators.',
      admin: 'Site administrators.',
    }[rights];
  }
  const who = {
    visit: 'Any signed-in user',
    member: 'Members of the society',
    committee: 'Holders of a role other than Member, and to read whoever has accepted the next term of one',
    president: 'The President of the society',
  };
  const said =
    rights.society in who
      ? who[rights.society as keyof typeof who]
      : `Holders of the permission \`${rights.society}\` in the society`;
  return `${said}${rights.orAdmin ? ', and site administrators' : ''}.`;
};

const failures = {
  400: 'Not valid.',
  401: 'No token, or not a good one.',
  403: 'Not allowed.',
  404: 'Unknown.',
  409: 'In conflict with what is there.',
  413: 'Too large.',
  415: 'Wrong media type.',
  429: 'Too many attempts; see Retry-After.',
  503: 'Busy; see Retry-After.',
} as const;

/** The page comes from a package, and needs data: images and one inline style. */
const docsPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The API's documentation, generated from the validating schemas: OpenAPI 3.1 at /api/openapi.json, a page at /api/docs. */
export const contractDocs = fastifyPlugin(
  async (server: FastifyInstance) => {
    await server.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Constellation',
          version: '1.0.0',
          description:
            'Every error reply has one shape: `detail` for people, `code` for programs, and `errors` by field where a form can show them.',
        },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      },
      transform({ schema, url, route }) {
        const rights = route.config?.rights;
        const open = rights === undefined || rights === 'public';
        const response = { ...(schema?.response as Record<string, unknown> | undefined) };
        return {
          url,
          schema: {
            ...schema,
            tags: [domainOf(url)],
            description: [schema?.description, rights && `Who: ${describeRights(rights)}`]
              .filter(Boolean)
              .join('\n\n'),
            ...(schema?.body || route.config?.form ? { body: bodyOf(schema?.body, route.config?.form) } : {}),
            ...(!open && { security: [{ bearer: [] }] }),
            response: {
              ...response,
              default: {
                description: Object.entries(failures)
                  .map(([status, meaning]) => `${status} ${meaning}`)
                  .join(' '),
                $ref: 'ErrorReply#',
              },
            },
          },
        };
      },
    });
    // The package registers routes without rights, so they are set here.
    await server.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, rights: 'public' };
        route.schema = { ...route.schema, hide: true };
      });
      await scope.register(swaggerUi, {
        routePrefix: '/api/docs',
        staticCSP: docsPolicy,
        theme: {
          title: 'Calls of Constellation',
          css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
        },
        uiConfig: { docExpansion: 'list', deepLinking: true, persistAuthorization: false },
      });
      scope.get('/api/openapi.json', { config: { rights: 'public' }, schema: { hide: true } }, () =>
        server.swagger(),
      );
    });
  },
  { name: 'contract-docs' },
);
