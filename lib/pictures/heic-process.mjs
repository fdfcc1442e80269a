import libheif from 'libheif-js/wasm-bundle.js';

/** The boxes between two offsets of a file, each with its content's offset. */
function* listBoxes(file, from, to) {
  while (from + 8 <= to) {
    const short = file.readUInt32BE(from);
    const head = short === 1 ? 16 : 8;
    if (from + head > to) return;
    const size =
      short === 1 ? Number(file.readBigUInt64BE(from + 8)) : short === 0 ? to - from : short;
    if (size < head || from + size > to) return;
    yield { type: file.toString('latin1', from + 4, from + 8), from: from + head, to: from + size };
    from += size;
  }
}
const findBox = (file, { from, to }, type, skip = 0) =>
  [...listBoxes(file, from + skip, to)].find((box) => box.type === type);

/** The properties of an item, by their 1-based position in `ipco`. */
function readPropertiesOf(file, ipma, wanted) {
  const [version, isWide] = [file[ipma.from], file[ipma.from + 3] & 1];
  const found = [];
  let at = ipma.from + 8;
  for (let left = file.readUInt32BE(ipma.from + 4); left > 0; left -= 1) {
    const id = version === 0 ? file.readUInt16BE(at) : file.readUInt32BE(at);
    at += version === 0 ? 2 : 4;
    const count = file[at];
    at += 1;
    for (let n = 0; n < count; n += 1) {
      const place = isWide ? file.readUInt16BE(at) & 0x7fff : file[at] & 0x7f;
      at += isWide ? 2 : 1;
      if (id === wanted) found.push(place);
    }
  }
  return found;
}

/** The first part of a composite item, such as a grid of tiles. */
function readFirstPart(file, iref, whole) {
  if (!iref) return null;
  const isWide = file[iref.from] !== 0;
  const read = (at) => (isWide ? file.readUInt32BE(at) : file.readUInt16BE(at));
  for (const box of listBoxes(file, iref.from + 4, iref.to)) {
    const size = isWide ? 4 : 2;
    if (box.type === 'dimg' && read(box.from) === whole) return read(box.from + size + 2);
  }
  return null;
}

/** The colors of the primary picture: an ICC profile, or its H.273 primaries and transfer. */
function readColors(file) {
  const meta = findBox(file, { from: 0, to: file.length }, 'meta');
  const pitm = meta && findBox(file, meta, 'pitm', 4);
  const iprp = meta && findBox(file, meta, 'iprp', 4);
  const ipco = iprp && findBox(file, iprp, 'ipco');
  if (!pitm || !ipco) return {};
  const primary =
    file[pitm.from] === 0 ? file.readUInt16BE(pitm.from + 4) : file.readUInt32BE(pitm.from + 4);
  const properties = [...listBoxes(file, ipco.from, ipco.to)];
  const maps = [...listBoxes(file, iprp.from, iprp.to)].filter(({ type }) => type === 'ipma');
  const colorsOf = (id) =>
    maps
      .flatMap((ipma) => readPropertiesOf(file, ipma, id))
      .map((place) => properties[place - 1])
      .filter((box) => box?.type === 'colr')
      .map(({ from, to }) => ({ kind: file.toString('latin1', from, from + 4), from, to }));
  const own = colorsOf(primary);
  const part = readFirstPart(file, findBox(file, meta, 'iref', 4), primary);
  const colors = own.length > 0 || part === null ? own : colorsOf(part);
  const icc = colors.find(({ kind }) => kind === 'prof' || kind === 'rICC');
  const nclx = colors.find(({ kind, from, to }) => kind === 'nclx' && to - from >= 8);
  return {
    profile: icc && Uint8Array.from(file.subarray(icc.from + 4, icc.to)),
    nclx: nclx && {
      primaries: file.readUInt16BE(nclx.from + 4),
      transfer: file.readUInt16BE(nclx.from + 6),
    },
  };
}

/** Checks the size before decoding. The pixels are upright RGBA. */
async function decode({ file, maxPixels, maxSide }) {
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary());
  if (!image) return 'broken';
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels || Math.max(width, height) > maxSide) return 'too_big';
  const data = new Uint8ClampedArray(width * height * 4);
  const isWhole = await new Promise((resolve) => {
    image.display({ data, width, height }, (shown) => resolve(shown !== null));
  });
  if (!isWhole) return 'broken';
  return { width, height, data: new Uint8Array(data.buffer), ...readColors(file) };
}

process.once('message', async ({ file, ...limits }) => {
  const input = { file: Buffer.from(file.buffer, file.byteOffset, file.byteLength), ...limits };
  process.send(await decode(input).catch(() => 'broken'));
});
