/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { handwrittenNotes } from '@/lib/handwritten-notes';
import { writeNote } from '@/tools/illustrations/handwriting';

test.each(Object.entries(handwrittenNotes()))(
  'the picture of the note "%s" is what it says today (npm run draw)',
  (name, lines) => {
    expect(readFileSync(`public/images/notes/${name}.svg`, 'utf8')).toBe(writeNote(lines));
  },
);

test('a letter that the hand has not is named', () => {
  expect(() => writeNote(['Que será'])).toThrow('no letter "Q"');
});
