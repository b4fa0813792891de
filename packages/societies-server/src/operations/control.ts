import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server as NetServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linesOf } from '../platform/lines.ts';
import type { Server } from '../platform/routes.ts';
import { createAdministrator, setAdministrator, type NewAdministrator } from './administrators.ts';
import { holdForCopy, type CopyHold } from './copy-hold.ts';
import { OperationError } from './operation-error.ts';

/*
 * The embedded database belongs to one process, so commands send their requests to the running server: one JSON line each way,
 * over a socket that only the server's user may open.
 */

export type Command =
  /** The three steps of `copyDatabase`. */
  | { command: 'begin-copy' | 'finish-copy' | 'end-copy' }
  | { command: 'create-administrator'; user: NewAdministrator }
  | { command: 'grant-administrator' | 'revoke-administrator'; universityId: string };
type Answer = { ok: true; text: string } | { ok: false; message: string };

/** Maximum length of a socket's path in bytes, on the strictest of the common systems. */
const longestAddress = 100;

function addressOf(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\constellation-${name}`;
  const inside = path.join(path.resolve(dataDir), 'control.sock');
  return Buffer.byteLength(inside) < longestAddress
    ? inside
    : path.join(tmpdir(), `constellation-${name}.sock`);
}

async function obey(server: Server, caller: Caller, command: Command): Promise<string> {
  switch (command.command) {
    case 'begin-copy':
      caller.hold = await holdForCopy(server.engine);
      return '';
    case 'finish-copy':
      return (await caller.hold?.finish()) ?? '';
    case 'end-copy':
      await caller.hold?.release();
      return '';
    case 'create-administrator':
      await createAdministrator(server.database, server.passwords, server.config, command.user);
      return '';
    case 'grant-administrator':
    case 'revoke-administrator':
      await setAdministrator(
        server.database,
        command.universityId,
        command.command === 'grant-administrator',
      );
      return '';
  }
}

/** A connected command, with what must be undone when it disconnects. */
interface Caller {
  socket: Socket;
  hold?: CopyHold;
  work: Promise<void>;
}

/** Listens for commands on DATA_DIR; with the embedded engine only. */
export async function listenForCommands(server: Server): Promise<{ close(): Promise<void> }> {
  if (!server.engine.embedded) return { close: () => Promise.resolve() };
  const address = addressOf(server.config.dataDir);
  const callers = new Set<Caller>();

  async function answer(caller: Caller, line: string) {
    let reply: Answer;
    try {
      reply = { ok: true, text: await obey(server, caller, JSON.parse(line) as Command) };
    } catch (error) {
      if (!(error instanceof OperationError)) server.log.error({ err: error }, 'command');
      reply = { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
    caller.socket.write(`${JSON.stringify(reply)}\n`);
  }

  async function listen(caller: Caller) {
    try {
      for await (const line of linesOf(caller.socket)) {
        caller.work = caller.work.then(() => answer(caller, line));
      }
    } catch {
      // The command was killed in the middle of a line.
    }
  }

  const control: NetServer = createServer((socket: Socket) => {
    const caller: Caller = { socket, work: Promise.resolve() };
    callers.add(caller);
    socket.on('error', () => {});
    void listen(caller);
    // Also called if the command was killed: releases what it held.
    socket.once('close', () => {
      caller.work = caller.work.then(async () => {
        await caller.hold?.release();
        callers.delete(caller);
      });
    });
  });
  // DATA_DIR is locked, so an existing socket was left by a killed process.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    control.once('error', reject);
    control.listen(address, resolve);
  });
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  control.unref();
  return {
    async close() {
      const closed = new Promise((resolve) => control.close(resolve));
      // Lets running commands finish, but aborts a copy that waits for its caller, because it may take hours.
      for (const { socket, work } of callers) void work.then(() => socket.destroy());
      await closed;
      await Promise.all([...callers].map(({ work }) => work));
    },
  };
}

/** Sends a command. @returns the server's answer, which is mostly empty. */
export type Ask = (command: Command) => Promise<string>;

/**
 * Sends several commands to the server that runs on DATA_DIR. At the end it releases what it holds for them.
 * @throws {OperationError} if it is unreachable or refuses.
 */
export async function converse<T>(dataDir: string, talk: (ask: Ask) => Promise<T>): Promise<T> {
  const socket = connect(addressOf(dataDir));
  socket.on('error', () => {});
  const answers = linesOf(socket);
  try {
    return await talk(async (command) => {
      socket.write(`${JSON.stringify(command)}\n`);
      // A connection that breaks has no answer either.
      const { value: line } = await answers.next().catch(() => ({ value: undefined }));
      if (line === undefined)
        throw new OperationError(
          `The server on DATA_DIR "${dataDir}" does not answer: stop it and try again.`,
        );
      const answer = JSON.parse(line) as Answer;
      if (!answer.ok) throw new OperationError(answer.message);
      return answer.text;
    });
  } finally {
    socket.destroy();
  }
}

/**
 * Sends one command to the server that runs on DATA_DIR.
 * @throws {OperationError} if it is unreachable or refuses.
 */
export const ask = (dataDir: string, command: Command): Promise<string> =>
  converse(dataDir, (each) => each(command));
