import { site } from '../shop/site.ts';

/** Another shop has no drawn handwriting, so its notes are set in type. */
const printedNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${site.host}`],
    instagram: ['Bring the good camera.', `– ${site.host}`],
    facebook: ['Bring everybody.', `– ${site.host}`],
    unknown: ['Come stay a while.', `– ${site.host}`],
    porch: ['See you soon,', site.host],
    signature: [site.host],
  }) as const;

/** What the host of the example shop writes by hand, line by line, as public/images/notes/<name>.svg shows it. */
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
