import { describe, expect, it } from 'vitest';
import { idsIn, idsInTable, isShort, padded, textOf } from './universityIds.ts';

describe('university IDs of a pasted list', () => {
  it('splits at spaces, commas, semicolons and lines, and names each once', () => {
    expect(idsIn(' 10000602, 10000603;10000604\n10000602\t10000610 ')).toEqual([
      '10000602',
      '10000603',
      '10000604',
      '10000610',
    ]);
  });

  it('keeps what is no ID, so that it is refused and not lost', () => {
    expect(idsIn('10000602 mira')).toEqual(['10000602', 'mira']);
  });
});

describe('university IDs of a table', () => {
  it('finds them in any column and leaves out headings and other cells', () => {
    expect(
      idsInTable('Name;University ID;Joined\r\nMira Voss;"10000002";2026\r\nLeo;1000004;07700900123\r\n'),
    ).toEqual(['10000002', '1000004']);
  });

  it('reads UTF-16 as spreadsheets save it', async () => {
    const wide = new Blob([
      new Uint8Array([0xff, 0xfe]),
      new Uint16Array([...'10000002\n'].map((c) => c.charCodeAt(0))),
    ]);
    expect(idsInTable((await textOf(wide)) ?? '')).toEqual(['10000002']);
  });

  it('says that a workbook is no text', async () => {
    expect(await textOf(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])]))).toBeUndefined();
  });
});

describe('an ID that lost its leading zero', () => {
  it('is padded to eight digits, and others stay', () => {
    expect(['1000004', '10000004', '42', 'mira'].map(padded)).toEqual(['01000004', '10000004', '42', 'mira']);
    expect(isShort('1000004')).toBe(true);
  });
});
