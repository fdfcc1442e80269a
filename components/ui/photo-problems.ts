/** What the console and the page of a review say of a file that can't be used. */
export const PHOTO_PROBLEMS = {
  photo_unknown: 'This is no photograph: only JPEG, PNG, WebP and HEIC files can be added.',
  photo_too_big:
    'This photo is too big to work with. Save it at 50 megapixels or less, then add it again.',
};
