import { site } from './site.ts';

/** What the host writes by hand, line by line, as public/images/notes/<name>.svg shows it. */
export const handwrittenNotes = () =>
  ({
    tiktok: ['So glad you didn’t just scroll on by!', `– ${site.host}`],
    instagram: ['Bring the good camera, y’all.', `– ${site.host}`],
    facebook: ['Tell your sister I said hey.', `– ${site.host}`],
    unknown: ['Come sit on the porch a while.', `– ${site.host}`],
    porch: ['See you on the porch,', site.host],
    signature: [site.host],
  }) as const;

export type NoteName = keyof ReturnType<typeof handwrittenNotes>;
