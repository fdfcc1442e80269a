import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS, renderPhotograph } from './render-photograph.ts';

const CABINS = 3;

/** Writes the pictures of three cabins into a folder, ten rooms each; what is there is kept. Answers their paths. */
export async function makePhotographs(
  folder: string,
  count = CABINS * ROOMS.length,
): Promise<string[]> {
  const paths: string[] = [];
  for (let cabin = 1; cabin <= CABINS; cabin++) {
    for (const room of ROOMS) {
      if (paths.length >= count) return paths;
      const path = join(folder, `cabin-${cabin}`, `${room}.jpg`);
      mkdirSync(join(folder, `cabin-${cabin}`), { recursive: true });
      if (!existsSync(path)) writeFileSync(path, await renderPhotograph({ room, seed: cabin }));
      paths.push(path);
    }
  }
  return paths;
}

if (import.meta.main) {
  const [folder, count] = process.argv.slice(2);
  if (!folder) throw new Error('Give the folder to write to.');
  const paths = await makePhotographs(folder, count ? Number(count) : undefined);
  console.log(paths.join('\n'));
}
