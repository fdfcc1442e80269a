import { shop } from '../shop/shop.ts';

/** Other shops have no drawn handwriting, so their notes are set in type. */
const printedNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${shop().host}`],
    instagram: ['Bring the good camera.', `– ${shop().host}`],
    facebook: ['Bring everybody.', `– ${shop().host}`],
    unknown: ['Come stay a while.', `– ${shop().host}`],
    porch: ['See you soon,', shop().host],
    signature: [shop().host],
  }) as const;

/** The example shop's handwritten notes, line by line, as drawn in public/images/notes/<name>.svg. */
const drawnNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${shop().host}`],
    instagram: ['Bring the good camera, y’all.', `– ${shop().host}`],
    facebook: ['Tell your sister I said hey.', `– ${shop().host}`],
    unknown: ['Come sit on the porch a while.', `– ${shop().host}`],
    porch: ['See you on the porch,', shop().host],
    signature: [shop().host],
  }) as const;

export const handwrittenNotes = () => (shop().isExample ? drawnNotes() : printedNotes());

export type NoteName = keyof ReturnType<typeof handwrittenNotes>;
