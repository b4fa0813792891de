import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** Milliseconds. */
const sweepEvery = 50;

/**
 * Lets the server end with its last answer. Node closes connections that are idle at that moment; the others, which become idle
 * with their answer, and those that browsers open ahead of need and send nothing on, would hold up the end for ten seconds.
 */
export const closingConnections = fastifyPlugin(
  async (server: FastifyInstance) => {
    const listener = server.server;
    const open = new Set<Socket>();
    listener.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    const sweep = () => {
      listener.closeIdleConnections();
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    };
    server.addHook('preClose', async () => {
      sweep();
      const timer = setInterval(sweep, sweepEvery);
      listener.once('close', () => {
        clearInterval(timer);
      });
    });
  },
  { name: 'closing-connections' },
);
