import { parentPort, workerData } from 'node:worker_threads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { WorkbookMessage } from './workbook.ts';

/* Runs in a thread of its own: the reader parses a whole sheet at once, which takes seconds for a long one. */

/** Rows in a message, few enough that the main thread serves others in between. */
const batch = 500;

const pad = (value: number) => String(value).padStart(2, '0');

/** A day as `2026-10-31`, with its time if it has one; spreadsheets know no time zones, and the reader gives them as UTC. */
function momentOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Days are fractions in a workbook, so a minute may be a few milliseconds short.
  const rounded = new Date(Math.round(date.getTime() / 1_000) * 1_000);
  const time = `${pad(rounded.getUTCHours())}:${pad(rounded.getUTCMinutes())}`;
  // A time alone is a fraction of the day before the first.
  if (rounded.getUTCFullYear() < 1900) return time;
  const day = rounded.toISOString().slice(0, 10);
  return time === '00:00' ? day : `${day} ${time}`;
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return momentOf(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

const asText = (attributes: string, text: string) =>
  `<c ${/\br="[A-Z]+\d+"/.exec(attributes)?.[0] ?? ''} t="inlineStr"><is><t>${text}</t></is></c>`;

/** Writes each cell of a sheet anew, given its attributes and what is in it; null leaves it as it is. */
function withCells(sheet: string, write: (attributes: string, inside: string) => string | null): string {
  const parts: string[] = [];
  let behind = 0;
  for (let from = sheet.indexOf('<c'); from !== -1; from = sheet.indexOf('<c', Math.max(from + 2, behind))) {
    if (!/[\s/>]/.test(sheet.charAt(from + 2))) continue;
    const opened = sheet.indexOf('>', from);
    const empty = sheet.charAt(opened - 1) === '/';
    const closed = empty ? opened : sheet.indexOf('</c>', opened);
    if (opened === -1 || closed === -1) break;
    const end = empty ? opened + 1 : closed + 4;
    const written = write(
      sheet.slice(from + 2, empty ? opened - 1 : opened),
      empty ? '' : sheet.slice(opened + 1, closed),
    );
    parts.push(sheet.slice(behind, from), written ?? sheet.slice(from, end));
    behind = end;
  }
  return parts.join('') + sheet.slice(behind);
}

/**
 * The reader takes errors, and formulas that were never calculated, for empty cells. Here they become texts, so that they can be refused.
 */
function showErrors(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes);
  for (const name of Object.keys(files).filter((one) => one.startsWith('xl/worksheets/'))) {
    const sheet = strFromU8(files[name] ?? new Uint8Array());
    if (!sheet.includes('<f') && !sheet.includes('t="e"')) continue;
    const shown = withCells(sheet, (attributes, inside) => {
      if (/\bt="e"/.test(attributes))
        return asText(attributes, /<v>([^<]*)<\/v>/.exec(inside)?.[1] ?? '#VALUE!');
      return inside.includes('<f') && !inside.includes('<v') ? asText(attributes, '#VALUE!') : null;
    });
    files[name] = strToU8(shown);
  }
  return new Uint8Array(zipSync(files, { level: 0 }));
}

const post = (message: WorkbookMessage) => parentPort?.postMessage(message);

try {
  // Numbers stay as they are written: an ID may be too long for one.
  const rows: unknown[][] = await readSheet(new Blob([showErrors(workerData as Uint8Array)]), 1, {
    parseNumber: (text) => text,
  });
  for (let from = 0; from < rows.length; from += batch)
    post({ rows: rows.slice(from, from + batch).map((row) => row.map(textOf)) });
  post({ end: true });
} catch {
  post({ failed: true });
}
