import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER } from '../lib/domain/values/picture-address.ts';

/** The paths of the site's own pictures. Next too knows only those that were there at its start. */
export function listPictureFiles(publicFolder = 'public'): Set<string> {
  const folder = path.resolve(publicFolder, PICTURE_FOLDER.slice(1));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => PICTURE_FOLDER + file.split(path.sep).join('/')),
  );
}
