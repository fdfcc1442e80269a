import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '../encode.ts';
import { makePhotograph } from '../make.ts';
import { turnByBox } from './turn-by-box.ts';

const RED = Buffer.alloc(1_600 * 1_067 * 3, Buffer.from([255, 0, 0]));

const sources = {
  plain: await makePhotograph('2-great-room'),
  'display-p3': await encode({ pixels: RED, width: 1_600, height: 1_067 }, { profile: 'p3' }),
  turned: await makePhotograph('10-view', { orientation: 6, withPlace: true }),
};
const folder = mkdtempSync(join(tmpdir(), 'heic-'));
for (const [name, jpeg] of Object.entries(sources)) {
  const source = join(folder, `${name}.jpg`);
  writeFileSync(source, jpeg);
  const heic = join(import.meta.dirname, `${name}.heic`);
  execFileSync('heif-enc', ['-q', '32', '-o', heic, source]);
  // EXIF orientation 6: a quarter turn to the right.
  if (name === 'turned') writeFileSync(heic, turnByBox(readFileSync(heic), 3));
}
rmSync(folder, { recursive: true });
