/*
 * What decoding a picture costs beyond its size in pixels, read from its bytes before anything is decoded: a few bytes can ask
 * for the same pixels many times over, or for more of them than the header says.
 */

/** The number of scans of a JPEG. Each scan of a progressive one goes over all pixels. */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes.readUInt16BE(at);
    if (marker === 0xff_d9 || marker < 0xff_00) break;
    // Fill bytes, and markers without content.
    if (marker === 0xff_ff) at += 1;
    else if (marker === 0xff_01 || (marker >= 0xff_d0 && marker <= 0xff_d7)) at += 2;
    else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker !== 0xff_da) continue;
      scans += 1;
      // The scan's data ends at the next marker that is neither a stuffed byte nor a restart.
      for (at = bytes.indexOf(0xff, at); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
        const next = bytes[at + 1] ?? 0;
        if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) break;
      }
      if (at < 0) break;
    }
  }
  return scans;
}

interface Box {
  type: string;
  body: Buffer;
}

/** The boxes of a HEIF file or box. @throws RangeError if they do not fit. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at);
    const header = short === 1 ? 16 : 8;
    const size =
      short === 0 ? bytes.length - at : short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < header || at + size > bytes.length) throw new RangeError('A box does not fit.');
    yield { type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + header, at + size) };
    at += size;
  }
}

/** Reads numbers of bits or bytes one after the other. @throws RangeError at the end. */
class Reader {
  readonly #bytes: Buffer;
  #bit = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get done() {
    return this.#bit >= this.#bytes.length * 8;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index += 1, this.#bit += 1) {
      const byte = this.#bytes[this.#bit >> 3];
      if (byte === undefined) throw new RangeError('The data ends too early.');
      value = value * 2 + ((byte >> (7 - (this.#bit & 7))) & 1);
    }
    return value;
  }

  bytes(count: number): number {
    return this.bits(count * 8);
  }

  /** The rest of so many bytes, from a whole byte. */
  take(length: number): Buffer {
    const from = this.#bit >> 3;
    if (from + length > this.#bytes.length) throw new RangeError('The data ends too early.');
    this.#bit += length * 8;
    return this.#bytes.subarray(from, from + length);
  }

  /** AV1's number of seven bits a byte. */
  leb128(): number {
    let value = 0;
    for (let index = 0; index < 8; index += 1) {
      const byte = this.bytes(1);
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) break;
    }
    return value;
  }

  /** AV1's number of variable length. */
  uvlc(): number {
    let zeros = 0;
    while (this.bits(1) === 0) zeros += 1;
    return zeros >= 32 ? 2 ** 32 - 1 : this.bits(zeros) + 2 ** zeros - 1;
  }
}

/** The largest frame that an AV1 stream may hold: sequence_header_obu of its specification. */
function largestFrame(header: Buffer): { width: number; height: number } {
  const read = new Reader(header);
  read.bits(4);
  if (read.bits(1) === 1) read.bits(5);
  else {
    let delayBits = 0;
    if (read.bits(1) === 1) {
      read.bits(64);
      if (read.bits(1) === 1) read.uvlc();
      if (read.bits(1) === 1) {
        delayBits = read.bits(5) + 1;
        read.bits(42);
      }
    }
    const displayDelay = read.bits(1) === 1;
    for (let left = read.bits(5); left >= 0; left -= 1) {
      read.bits(12);
      if (read.bits(5) > 7) read.bits(1);
      if (delayBits > 0 && read.bits(1) === 1) read.bits(2 * delayBits + 1);
      if (displayDelay && read.bits(1) === 1) read.bits(4);
    }
  }
  const [widthBits, heightBits] = [read.bits(4) + 1, read.bits(4) + 1];
  return { width: read.bits(widthBits) + 1, height: read.bits(heightBits) + 1 };
}

/** What an AV1 stream asks its decoder for. */
function streamCost(stream: Buffer): { pixels: number; frames: number } {
  const read = new Reader(stream);
  const cost = { pixels: 0, frames: 0 };
  while (!read.done) {
    read.bits(1);
    const type = read.bits(4);
    const extended = read.bits(1) === 1;
    const sized = read.bits(1) === 1;
    read.bits(1);
    if (extended) read.bytes(1);
    if (!sized) throw new RangeError('A unit without its size.');
    const unit = read.take(read.leb128());
    if (type === 1) {
      const { width, height } = largestFrame(unit);
      cost.pixels = Math.max(cost.pixels, width * height);
    } else if (type === 3 || type === 6) cost.frames += 1;
  }
  return cost;
}

/** Parts of an item, of which one is usual; more than any encoder writes. */
const mostParts = 64;

/** The place of each item's data: the box `iloc`. */
function* itemsIn(body: Buffer): Generator<{ id: number; inBox: boolean; extents: [number, number][] }> {
  const read = new Reader(body);
  const version = read.bytes(1);
  read.bytes(3);
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    read.bits(4),
    read.bits(4),
    read.bits(4),
    read.bits(4),
  ];
  const idSize = version < 2 ? 2 : 4;
  for (let left = read.bytes(idSize); left > 0; left -= 1) {
    const id = read.bytes(idSize);
    const inBox = version > 0 && (read.bytes(2) & 15) === 1;
    read.bytes(2);
    const base = read.bytes(baseSize);
    const extents: [number, number][] = [];
    const count = read.bytes(2);
    if (count > mostParts) throw new RangeError('An item of too many parts.');
    for (let more = count; more > 0; more -= 1) {
      if (version > 0) read.bytes(indexSize);
      extents.push([base + read.bytes(offsetSize), read.bytes(lengthSize)]);
    }
    yield { id, inBox, extents };
  }
}

/** The kind of each item: the box `iinf`. */
function kindsIn(body: Buffer): Map<number, string> {
  const kinds = new Map<number, string>();
  for (const { type, body: entry } of boxesIn(body.subarray(body[0] === 0 ? 6 : 8))) {
    if (type !== 'infe') continue;
    const read = new Reader(entry);
    const idSize = read.bytes(1) < 3 ? 2 : 4;
    read.bytes(3);
    const id = read.bytes(idSize);
    read.bytes(2);
    kinds.set(id, read.take(4).toString('latin1'));
  }
  return kinds;
}

/** What an AVIF asks its decoder for. */
export interface AvifCost {
  /** The largest frame of any of its images, which the header may understate. */
  pixels: number;
  /** The most frames of an image; a picture has one, or one for each step of showing it. */
  frames: number;
  /** Whether it is put together from other images: each may be used any number of times. */
  composed: boolean;
}

/** @returns undefined if the file is not a whole AVIF. */
export function avifCost(bytes: Buffer): AvifCost | undefined {
  const cost: AvifCost = { pixels: 0, frames: 0, composed: false };
  try {
    const meta = [...boxesIn(bytes)].find(({ type }) => type === 'meta')?.body.subarray(4);
    if (!meta) return undefined;
    const boxes = new Map([...boxesIn(meta)].map(({ type, body }) => [type, body]));
    const [info, places] = [boxes.get('iinf'), boxes.get('iloc')];
    if (!info || !places) return undefined;
    const kinds = kindsIn(info);
    cost.composed = [...kinds.values()].some((kind) => ['grid', 'iovl', 'iden'].includes(kind));
    let left = bytes.length;
    for (const { id, inBox, extents } of itemsIn(places)) {
      if (kinds.get(id) !== 'av01') continue;
      const source = inBox ? (boxes.get('idat') ?? Buffer.alloc(0)) : bytes;
      const parts = extents.map(([from, length]) =>
        source.subarray(from, length === 0 ? undefined : from + length),
      );
      // Parts may overlap, but all together are no longer than the file.
      left -= parts.reduce((sum, { length }) => sum + length, 0);
      if (left < 0) return undefined;
      const stream = streamCost(Buffer.concat(parts));
      cost.pixels = Math.max(cost.pixels, stream.pixels);
      cost.frames = Math.max(cost.frames, stream.frames);
    }
    return cost.pixels > 0 ? cost : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
