import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 1067;

/** JPEG files with the noise of a camera, the place where they were taken, and one that is stored lying on its side. */
export async function makePhotographs(folder: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, place) => path.join(folder, `${place + 1}.jpg`));
  for (const [place, file] of files.entries()) {
    if (existsSync(file)) continue;
    await sharp({
      create: {
        width: WIDTH,
        height: HEIGHT,
        channels: 3,
        background: { r: 90 + place * 15, g: 110, b: 130 - place * 10 },
        noise: { type: 'gaussian', mean: 120, sigma: 20 },
      },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 42/1 0/1' } })
      .withMetadata(place === 1 ? { orientation: 6 } : {})
      .jpeg({ quality: 85 })
      .toFile(file);
  }
  return files;
}
