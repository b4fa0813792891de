import { Worker } from 'node:worker_threads';
import { unzipSync } from 'fflate';
import { importLimits, importMessages } from 'societies-contract';
import { badRequest, tooLarge } from '../platform/errors.ts';
import type { Table, TableRow } from './text-table.ts';

/** What the thread that reads a workbook says. */
export type WorkbookMessage = { rows: string[][] } | { end: true } | { failed: true };

const running = import.meta.url;
const threadFile = new URL(
  running.endsWith('.ts') ? './workbook-thread.ts' : './workbook-thread.js',
  running,
);

/** Milliseconds; a sheet of 100,000 rows takes some seconds. */
const longest = 60_000;
/** Of the thread's own memory, MiB: a sheet of a few bytes may claim a million columns. */
const mostMemory = 1_024;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Old workbooks, and those with a password, are OLE files. */
const isOle = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean => isZip(bytes) || isOle(bytes);

const unreadable = () => badRequest(importMessages.workbook, 'import_unreadable');
const unpacksTooLarge = () => tooLarge(importMessages.unpacked(importLimits.maxUnpackedBytes));

/**
 * Refuses what no reader should unpack. The sizes are those of the archive's own list, which the reader takes too: it unpacks each file
 * into as much memory as the list says, and no more.
 */
function checkArchive(bytes: Uint8Array): void {
  let unpacked = 0;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        unpacked += originalSize;
        names.push(name);
        return false;
      },
    });
  } catch {
    throw unreadable();
  }
  if (unpacked > importLimits.maxUnpackedBytes) throw unpacksTooLarge();
  if (!names.includes('xl/workbook.xml')) throw badRequest(importMessages.notUtf8, 'import_not_utf8');
}

async function* rowsOf(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const worker = new Worker(threadFile, {
    workerData: bytes,
    execArgv: [],
    stdout: false,
    stderr: false,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  const arrived: WorkbookMessage[] = [];
  let fault: Error | undefined;
  let next = Promise.withResolvers<void>();
  const fail = (error: Error) => {
    fault ??= error;
    next.resolve();
  };
  worker.on('message', (message: WorkbookMessage) => {
    arrived.push(message);
    next.resolve();
  });
  // Out of memory, above all.
  worker.on('error', () => fail(unpacksTooLarge()));
  worker.on('exit', () => fail(unreadable()));
  const timer = setTimeout(() => fail(unpacksTooLarge()), longest);
  let row = 0;
  try {
    for (;;) {
      const message = arrived.shift();
      if (!message) {
        if (fault) throw fault;
        await next.promise;
        next = Promise.withResolvers();
      } else if ('rows' in message) {
        for (const cells of message.rows) yield { row: (row += 1), cells };
      } else if ('failed' in message) throw unreadable();
      else break;
    }
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  if (row === 0) throw badRequest(importMessages.emptySheet, 'import_unreadable');
}

/** Reads the first sheet of an Excel workbook. Formulas are taken as their last result. @throws 400, and 413 if it unpacks to too much. */
export function readWorkbook(bytes: Uint8Array): Table {
  if (isOle(bytes)) throw badRequest(importMessages.protectedWorkbook, 'import_unreadable');
  checkArchive(bytes);
  return { format: 'xlsx', encoding: null, separator: null, rows: rowsOf(bytes) };
}
