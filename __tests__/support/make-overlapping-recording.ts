const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
};
const u16 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number, 2 * index));
  return bytes;
};
const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content]);
};
/** A box with a version and flags. */
const fullBox = (type: string, ...parts: Buffer[]) => box(type, u32(0), ...parts);
const descriptor = (tag: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, content.length]), content]);
};

const RATE = 44_100;
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** An MP4 of `seconds` whose packets all share the same `bytes` of the file, so that copying them expands it. */
export function makeOverlappingRecording(packets: number, bytes: number, seconds = 19): Buffer {
  const ftyp = box('ftyp', Buffer.from('M4A \0\0\0\0M4A isom', 'latin1'));
  const length = Math.floor((RATE * seconds) / packets);
  const codec = descriptor(
    4,
    Buffer.from([0x40, 0x15, 0, 0, 0]),
    u32(64_000, 64_000),
    descriptor(5, Buffer.from([0x12, 0x08])),
  );
  const esds = fullBox(
    'esds',
    descriptor(3, u16(1), Buffer.from([0]), codec, descriptor(6, Buffer.from([2]))),
  );
  const sound = [Buffer.alloc(6), u16(1), Buffer.alloc(8), u16(1, 16, 0, 0), u32(RATE * 65_536)];
  const samples = box(
    'stbl',
    fullBox('stsd', u32(1), box('mp4a', ...sound, esds)),
    fullBox('stts', u32(1, packets, length)),
    fullBox('stsc', u32(1, 1, 1, 1)),
    fullBox('stsz', u32(bytes, packets)),
    fullBox('stco', u32(packets), u32(...new Array<number>(packets).fill(ftyp.length + 8))),
  );
  const references = box('dinf', fullBox('dref', u32(1), box('url ', u32(1))));
  const media = box(
    'mdia',
    fullBox('mdhd', u32(0, 0, RATE, packets * length), u16(0x55c4, 0)),
    fullBox('hdlr', u32(0), Buffer.from('soun'), u32(0, 0, 0), Buffer.from('a\0')),
    box('minf', fullBox('smhd', u32(0)), references, samples),
  );
  const track = box(
    'trak',
    box('tkhd', u32(7, 0, 0, 1, 0, packets * length, 0, 0), u16(0, 0, 0x100, 0), MATRIX, u32(0, 0)),
    media,
  );
  const movie = fullBox(
    'mvhd',
    u32(0, 0, RATE, packets * length, 0x10000),
    u16(0x100, 0),
    u32(0, 0),
    MATRIX,
    u32(0, 0, 0, 0, 0, 0, 2),
  );
  return Buffer.concat([ftyp, box('mdat', Buffer.alloc(bytes, 0x21)), box('moov', movie, track)]);
}
