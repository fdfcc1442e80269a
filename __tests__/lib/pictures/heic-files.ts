import { readFileSync } from 'node:fs';

type Box = { type: string; start: number; from: number; to: number };
/** A picture as it is coded: its data, and the property that the decoder needs. */
export type Coded = { data: Buffer; hvcC: Buffer; width: number; height: number };
export type Item = {
  /** A number of tiles makes a grid of the picture. */
  coded: Coded;
  grid?: readonly [columns: number, rows: number];
  /** Quarters of a turn to the left, as the box says them. */
  turns?: number;
  /** The contents of `colr` boxes. */
  colors?: readonly Buffer[];
};

function* boxesOf(file: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    yield { type, start: at, from: at + 8, to: at + size };
    at += size;
  }
}
function boxOf(file: Buffer, from: number, to: number, ...path: readonly string[]): Box {
  const [type, ...rest] = path;
  const found = [...boxesOf(file, from, to)].find((box) => box.type === type);
  if (!found) throw new Error(`no box ${type ?? ''}`);
  const skip = type === 'meta' ? 4 : 0;
  return rest.length === 0 ? found : boxOf(file, found.from + skip, found.to, ...rest);
}

/** The one picture of a file for tests. */
export function readCoded(name: string): Coded {
  const file = readFileSync(`e2e/support/photographs/heic/${name}.heic`);
  const whole = (...path: string[]) => boxOf(file, 0, file.length, ...path);
  const ipco = whole('meta', 'iprp', 'ipco');
  const hvcC = boxOf(file, ipco.from, ipco.to, 'hvcC');
  const ispe = boxOf(file, ipco.from, ipco.to, 'ispe');
  const mdat = whole('mdat');
  const iloc = whole('meta', 'iloc');
  // Same layout as heif-enc: version 1, four bytes each for base, offset and length, one extent, the coded item first.
  const offset = file.readUInt32BE(iloc.from + 14) + file.readUInt32BE(iloc.from + 20);
  const length = file.readUInt32BE(iloc.from + 24);
  if (offset < mdat.from || offset + length > mdat.to) throw new Error('another kind of iloc');
  return {
    data: file.subarray(offset, offset + length),
    hvcC: file.subarray(hvcC.start, hvcC.to),
    width: file.readUInt32BE(ispe.from + 4),
    height: file.readUInt32BE(ispe.from + 8),
  };
}

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (value: number) => u8(value >> 8, value & 255);
const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}
const fullBox = (type: string, version: number, flags: number, ...parts: readonly Buffer[]) =>
  box(type, u8(version), u8(0, 0, flags), ...parts);

/** An `nclx` box with the usual matrix and full range. */
export const nclx = (primaries: number, transfer: number): Buffer =>
  Buffer.concat([Buffer.from('nclx'), u16(primaries), u16(transfer), u16(6), u8(0x80)]);
export const icc = (profile: Buffer): Buffer => Buffer.concat([Buffer.from('prof'), profile]);

/** A HEIC file of several pictures, of which one is the primary one. */
export function makeHeic(items: readonly Item[], primary: number): Buffer {
  const properties: Buffer[] = [];
  const place = (property: Buffer) => properties.push(property);
  const infe: Buffer[] = [];
  const ipma: Buffer[] = [];
  const iref: Buffer[] = [];
  const files: [id: number, data: Buffer][] = [];
  const add = (id: number, type: string, data: Buffer, places: readonly number[]) => {
    infe.push(fullBox('infe', 2, 0, u16(id), u16(0), Buffer.from(`${type}\0`, 'latin1')));
    ipma.push(Buffer.concat([u16(id), u8(places.length, ...places)]));
    files.push([id, data]);
  };
  items.forEach(({ coded, grid, turns, colors = [] }, index) => {
    const id = index + 1;
    const { width, height, hvcC, data } = coded;
    const tile = [place(fullBox('ispe', 0, 0, u32(width), u32(height))), place(hvcC)];
    const own = [
      ...colors.map((color) => place(box('colr', color))),
      ...(turns === undefined ? [] : [place(box('irot', u8(turns)))]),
    ];
    if (!grid) return add(id, 'hvc1', data, [...tile, ...own]);
    const [columns, rows] = grid;
    const size = [u32(width * columns), u32(height * rows)];
    const whole = place(fullBox('ispe', 0, 0, ...size));
    add(id, 'grid', Buffer.concat([u8(0, 1, rows - 1, columns - 1), ...size]), [whole, ...own]);
    const tiles = Array.from({ length: rows * columns }, (_, n) => id * 100 + n);
    for (const each of tiles) add(each, 'hvc1', data, tile);
    iref.push(box('dimg', u16(id), u16(tiles.length), ...tiles.map(u16)));
  });
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const metaOf = (from: number) => {
    let at = from;
    const known = new Map<Buffer, number>();
    const locations = files.map(([id, data]) => {
      const start = known.get(data) ?? at;
      if (!known.has(data)) at += data.length;
      known.set(data, start);
      return Buffer.concat([u16(id), u16(0), u16(1), u32(start), u32(data.length)]);
    });
    const meta = fullBox(
      'meta',
      0,
      0,
      fullBox('hdlr', 0, 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, 0, u16(primary + 1)),
      fullBox('iinf', 0, 0, u16(infe.length), ...infe),
      ...(iref.length === 0 ? [] : [fullBox('iref', 0, 0, ...iref)]),
      box('iprp', box('ipco', ...properties), fullBox('ipma', 0, 0, u32(ipma.length), ...ipma)),
      fullBox('iloc', 0, 0, u8(0x44, 0), u16(files.length), ...locations),
    );
    return { meta, data: [...known.keys()] };
  };
  const { meta, data } = metaOf(0);
  const { meta: placed } = metaOf(ftyp.length + meta.length + 8);
  return Buffer.concat([ftyp, placed, box('mdat', ...data)]);
}
