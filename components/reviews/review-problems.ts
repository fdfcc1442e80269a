/** Why a review was not taken, with scripts and without. */
export const REVIEW_PROBLEMS = {
  invalid: 'Something’s missing: we need your overall stars, a name and a few words.',
  limited: 'Whoa! Give it a few minutes and try again.',
} as const;
