import { SITE_DEFAULTS } from './site.ts';

const { host } = SITE_DEFAULTS;

/** What the host writes by hand, line by line; `npm run draw` draws it, as public/images/notes/<name>.svg. */
export const HANDWRITTEN_NOTES = {
  tiktok: ['So glad you didn’t just scroll on by!', `– ${host}`],
  instagram: ['Bring the good camera, y’all.', `– ${host}`],
  facebook: ['Tell your sister I said hey.', `– ${host}`],
  unknown: ['Come sit on the porch a while.', `– ${host}`],
  porch: ['See you on the porch,', host],
  signature: [host],
} as const;

export type NoteName = keyof typeof HANDWRITTEN_NOTES;
