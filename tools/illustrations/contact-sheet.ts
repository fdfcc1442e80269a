import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './picture.ts';

const COLUMNS = 6;

const ROWS = 6;

const TILE = { width: 320, height: 214 };

/** Shrinks pictures side by side, 36 to a sheet, so that they can be judged together. */
export async function drawContactSheets(
  pictures: readonly Picture[],
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let from = 0; from < pictures.length; from += COLUMNS * ROWS) {
    const page = pictures.slice(from, from + COLUMNS * ROWS);
    const tiles = [];
    for (const [index, { svg }] of page.entries()) {
      const input = await sharp(Buffer.from(svg()))
        .resize({ ...TILE, fit: 'cover' })
        .png()
        .toBuffer();
      tiles.push({
        input,
        left: (index % COLUMNS) * TILE.width,
        top: Math.floor(index / COLUMNS) * TILE.height,
      });
    }
    await sharp({
      create: {
        width: COLUMNS * TILE.width,
        height: Math.ceil(page.length / COLUMNS) * TILE.height,
        channels: 3,
        background: '#fbf8f2',
      },
    })
      .composite(tiles)
      .png()
      .toFile(join(folder, `sheet-${from / (COLUMNS * ROWS) + 1}.png`));
  }
}
