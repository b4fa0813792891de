import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** In seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A figure that is read whenever somebody asks for the metrics. */
export function gauge(
  register: Registry,
  name: string,
  help: string,
  value: () => number | Promise<number>,
): void {
  new Gauge({
    name,
    help,
    registers: [register],
    async collect() {
      this.set(await value());
    },
  });
}

/** Metrics in Prometheus' text format. Routes are labelled by their pattern, so that no ids or search terms appear. */
export const metrics = fastifyPlugin(
  async (server: FastifyInstance) => {
    const register = new Registry();
    collectDefaultMetrics({ register });
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its reply.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [register],
    });
    gauge(register, 'http_requests_running', 'Requests that are being answered.', () => running);
    const refused = new Counter({
      name: 'http_refusals_total',
      help: 'Replies of 401, 403 and 429, by status.',
      labelNames: ['status'],
      registers: [register],
    });
    new Counter({
      name: 'password_hashings_total',
      help: 'Runs of argon2: new hashes and checks.',
      registers: [register],
      collect() {
        this.reset();
        this.inc(server.passwords.runs);
      },
    });
    const figures = new Map<string, Gauge>();
    let running = 0;

    server.addHook('onRequest', async () => {
      running += 1;
    });
    server.addHook('onResponse', async (request, reply) => {
      running -= 1;
      const { method, routeOptions } = request;
      const status = reply.statusCode;
      duration.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000);
      if (status === 401 || status === 403 || status === 429) refused.inc({ status });
    });

    server.decorate('metrics', register);
    server.get(
      '/metrics',
      { config: { rights: 'public' }, schema: { hide: true } },
      async (_request, reply) => {
        for (const [name, value] of Object.entries(await server.engine.measure().catch(() => ({})))) {
          const figure =
            figures.get(name) ??
            new Gauge({ name, help: `Of the database: ${name}.`, registers: [register] });
          figures.set(name, figure);
          figure.set(value);
        }
        return reply.type(register.contentType).send(await register.metrics());
      },
    );
  },
  { name: 'metrics' },
);
