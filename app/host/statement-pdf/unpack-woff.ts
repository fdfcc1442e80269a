import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const align = (size: number) => (size + 3) & ~3;

/** Unpacks a WOFF file into a plain font, because fontkit would inflate the whole file again for each glyph. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, at) => {
    const entry = woff.subarray(HEADER + at * ENTRY, HEADER + (at + 1) * ENTRY);
    const [offset, packed, size] = [4, 8, 12].map((from) => entry.readUInt32BE(from)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const bytes = packed < size ? inflateSync(stored) : stored;
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), bytes };
  });
  const font = Buffer.alloc(
    12 + 16 * count + entries.reduce((sum, { bytes }) => sum + align(bytes.length), 0),
  );
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let at = 12 + 16 * count;
  for (const [index, { tag, checksum, bytes }] of entries.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(font, entry);
    checksum.copy(font, entry + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += align(bytes.length);
  }
  return font;
}
