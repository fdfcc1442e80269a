import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { handwrittenNotes } from '../../lib/handwritten-notes.ts';
import { writeNote } from './handwriting.ts';

const folder = path.resolve(import.meta.dirname, '../../public/images/notes');

mkdirSync(folder, { recursive: true });
for (const [name, lines] of Object.entries(handwrittenNotes())) {
  writeFileSync(path.join(folder, `${name}.svg`), writeNote(lines));
}
