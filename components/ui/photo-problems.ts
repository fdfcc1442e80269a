/** Messages of the console and the review page about a file that can't be used. */
export const PHOTO_PROBLEMS = {
  photo_unknown: 'That’s not a photo we can use. Add a JPEG, PNG, WebP or HEIC file.',
  photo_too_big:
    'This photo is too big to work with. Save it at 50 megapixels or less, then add it again.',
};
