import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Server } from '../platform/routes.ts';
import { createAdministrator, grantAdministrator, type NewAdministrator } from './administrators.ts';
import { OperationError } from './operation-error.ts';

/*
 * The embedded database belongs to one process, so commands that run beside the server ask it: over a socket that only the
 * user who runs the server may open, one JSON line there and one back.
 */

export type Command =
  | { command: 'copy-database'; to: string }
  | { command: 'create-administrator'; user: NewAdministrator }
  | { command: 'grant-administrator'; universityId: string };
type Answer = { ok: true } | { ok: false; message: string };

/** Bytes that a socket's address may have, on the strictest of the usual systems. */
const longestAddress = 100;

function addressOf(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\constellation-${name}`;
  const inside = path.join(path.resolve(dataDir), 'control.sock');
  return Buffer.byteLength(inside) < longestAddress
    ? inside
    : path.join(tmpdir(), `constellation-${name}.sock`);
}

async function obey(server: Server, command: Command): Promise<void> {
  switch (command.command) {
    case 'copy-database':
      await server.engine.embedded?.copy(command.to);
      return;
    case 'create-administrator':
      await createAdministrator(server.database, server.passwords, command.user);
      return;
    case 'grant-administrator':
      await grantAdministrator(server.database, command.universityId);
  }
}

/** Listens for commands on DATA_DIR; only with the embedded engine. */
export async function listenForCommands(server: Server): Promise<{ close(): Promise<void> }> {
  if (!server.engine.embedded) return { close: () => Promise.resolve() };
  const address = addressOf(server.config.dataDir);
  const control: NetServer = createServer((socket: Socket) => {
    socket.on('error', () => {});
    createInterface({ input: socket }).once('line', (line) => {
      void (async () => {
        let answer: Answer = { ok: true };
        try {
          await obey(server, JSON.parse(line) as Command);
        } catch (error) {
          if (!(error instanceof OperationError)) server.log.error({ err: error }, 'command');
          answer = { ok: false, message: error instanceof Error ? error.message : String(error) };
        }
        socket.end(`${JSON.stringify(answer)}\n`);
      })();
    });
  });
  // DATA_DIR is ours alone, so a socket that is there was left by a process that was killed.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    control.once('error', reject);
    control.listen(address, resolve);
  });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  control.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        control.close(() => {
          resolve();
        });
      }),
  };
}

/**
 * Asks the server that runs on DATA_DIR.
 * @throws {OperationError} when it cannot or will not.
 */
export async function ask(dataDir: string, command: Command): Promise<void> {
  const socket = connect(addressOf(dataDir));
  const answer = await new Promise<Answer>((resolve, reject) => {
    const silent = () => {
      reject(
        new OperationError(`The server on DATA_DIR "${dataDir}" does not answer: stop it and try again.`),
      );
    };
    socket.once('error', silent);
    socket.once('close', silent);
    createInterface({ input: socket })
      .once('line', (line) => {
        resolve(JSON.parse(line) as Answer);
      })
      .on('error', silent);
    socket.write(`${JSON.stringify(command)}\n`);
  });
  socket.destroy();
  if (!answer.ok) throw new OperationError(answer.message);
}
