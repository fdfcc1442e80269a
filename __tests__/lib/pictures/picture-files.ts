import { crc32, deflateSync } from 'node:zlib';

export const CORNERS = {
  topLeft: 'd02020',
  topRight: '20b040',
  bottomLeft: '2040d0',
  bottomRight: 'e0e0e0',
};

/** A picture of four colours, so that each way to turn it is seen. */
export function fourCorners(width: number, height: number): Buffer {
  const colors = Object.values(CORNERS).map((hex) => Buffer.from(hex, 'hex'));
  const pixels = Buffer.alloc(width * height * 3);
  for (let n = 0; n < width * height; n++) {
    const isRight = n % width >= width / 2;
    const isLow = Math.floor(n / width) >= height / 2;
    colors[(isLow ? 2 : 0) + (isRight ? 1 : 0)]?.copy(pixels, n * 3);
  }
  return pixels;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG file that says its size, with given data. */
export function pngOf(width: number, height: number, data: Buffer, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Text in a PNG file that is much longer once it is inflated. */
export const longText = (bytes: number): Buffer =>
  chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 97))]),
  );
