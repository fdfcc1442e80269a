import type { PageTextSetting } from '@/lib/shop/page-fields';
import { paths } from '@/lib/http/paths';

/** What the console calls each page text, and what the text is for. */
export const PAGE_TEXT_COPY: Record<
  PageTextSetting,
  { name: string; field: string; about: string; path: string }
> = {
  promiseText: {
    name: 'Promise',
    field: 'The promise',
    about: 'What guests can hold you to. It’s part of the terms, so only promise what you’ll keep.',
    path: paths.promise,
  },
  story: {
    name: 'About',
    field: 'Story',
    about: 'Who you are. The first paragraph is on the home page too.',
    path: paths.about,
  },
  termsText: {
    name: 'Terms',
    field: 'The terms',
    about:
      'What guests agree to when they book. Read all of it, and have it checked if you’re in doubt.',
    path: paths.terms,
  },
  privacyText: {
    name: 'Privacy',
    field: 'The privacy policy',
    about: 'What the site stores, for how long, and who guests can ask about it.',
    path: paths.privacy,
  },
};
