import { site } from '../shop/site.ts';

/** Other shops have no drawn handwriting, so their notes are set in type. */
const printedNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${site.host}`],
    instagram: ['Bring the good camera.', `– ${site.host}`],
    facebook: ['Bring everybody.', `– ${site.host}`],
    unknown: ['Come stay a while.', `– ${site.host}`],
    porch: ['See you soon,', site.host],
    signature: [site.host],
  }) as const;

/** The example shop's handwritten notes, line by line, as drawn in public/images/notes/<name>.svg. */
const drawnNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${site.host}`],
    instagram: ['Bring the good camera, y’all.', `– ${site.host}`],
    facebook: ['Tell your sister I said hey.', `– ${site.host}`],
    unknown: ['Come sit on the porch a while.', `– ${site.host}`],
    porch: ['See you on the porch,', site.host],
    signature: [site.host],
  }) as const;

export const handwrittenNotes = () => (site.isExample ? drawnNotes() : printedNotes());

export type NoteName = keyof ReturnType<typeof handwrittenNotes>;
