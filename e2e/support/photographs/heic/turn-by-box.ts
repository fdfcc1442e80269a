type Part = { type: string; start: number; body: number; end: number };

function partsOf(file: Buffer, from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let start = from; start < to;) {
    const end = start + file.readUInt32BE(start);
    parts.push({
      type: file.toString('latin1', start + 4, start + 8),
      start,
      body: start + 8,
      end,
    });
    start = end;
  }
  return parts;
}

function find(parts: Part[], type: string): Part {
  const part = parts.find((one) => one.type === type);
  if (!part) throw new Error(`There is no ${type} box.`);
  return part;
}

/** Moves the offsets of the items' data in the file; those inside boxes (method 1) stay. */
function movePlaces(file: Buffer, { body, end }: Part, by: number) {
  const [sizes = 0, others = 0] = file.subarray(body + 4);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, others >> 4];
  for (let at = body + 8; at < end;) {
    const isInFile = (file.readUInt16BE(at + 2) & 15) === 0;
    const base = at + 6;
    const extents = file.readUInt16BE(base + baseSize);
    at = base + baseSize + 2;
    for (let n = 0; n < extents; n++, at += offsetSize + lengthSize) {
      if (isInFile && offsetSize === 4) file.writeUInt32BE(file.readUInt32BE(at) + by, at);
    }
    if (isInFile && offsetSize === 0) file.writeUInt32BE(file.readUInt32BE(base) + by, base);
  }
}

/** Adds the `irot` box with which phones rotate a picture; heif-enc writes only EXIF, which readers ignore. */
export function turnByBox(heic: Buffer, quartersLeft: 1 | 2 | 3): Buffer {
  const meta = find(partsOf(heic, 0, heic.length), 'meta');
  const inside = partsOf(heic, meta.body + 4, meta.end);
  const properties = find(inside, 'iprp');
  const [list, links] = partsOf(heic, properties.body, properties.end);
  if (!list || !links) throw new Error('There are no properties.');
  const index = partsOf(heic, list.body, list.end).length + 1;
  const main = heic.readUInt16BE(find(inside, 'pitm').body + 4);
  let link = links.body + 8;
  while (heic.readUInt16BE(link) !== main) link += 3 + heic.readUInt8(link + 2);
  const after = link + 3 + heic.readUInt8(link + 2);
  const turn = Buffer.from([0, 0, 0, 9, ...Buffer.from('irot'), quartersLeft]);
  const file = Buffer.from(heic);
  const grow = ({ start }: Part, by: number) =>
    file.writeUInt32BE(file.readUInt32BE(start) + by, start);
  grow(list, turn.length);
  grow(links, 1);
  grow(properties, turn.length + 1);
  grow(meta, turn.length + 1);
  file.writeUInt8(file.readUInt8(link + 2) + 1, link + 2);
  movePlaces(file, find(inside, 'iloc'), turn.length + 1);
  const isNeeded = 0x80;
  return Buffer.concat([
    file.subarray(0, list.end),
    turn,
    file.subarray(list.end, after),
    Buffer.from([isNeeded | index]),
    file.subarray(after),
  ]);
}
