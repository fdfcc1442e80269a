/** What a guest rates besides the whole stay; columns of cabin_reviews. */
export const REVIEW_SUBJECTS = [
  'cleanliness',
  'accuracy',
  'arrival',
  'communication',
  'location',
  'value',
] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];
export type SubjectRatings = Partial<Record<ReviewSubject, number>>;

export const SUBJECT_NAMES: Record<ReviewSubject, string> = {
  cleanliness: 'Cleanliness',
  accuracy: 'As described',
  arrival: 'Check-in',
  communication: 'Communication',
  location: 'Location',
  value: 'Value',
};

export const REVIEW_LIMITS = { minBody: 10, maxBody: 2000, maxAuthor: 80, maxPhotos: 6 } as const;

/** The outcome of a form on the review page. */
const NOTICES = ['sent', 'limited', 'invalid', 'failed'] as const;
export type ReviewNotice = (typeof NOTICES)[number];

export const parseReviewNotice = (value: unknown): ReviewNotice | null =>
  NOTICES.find((notice) => notice === value) ?? null;

/** Why a review is hidden; a poor rating isn't a reason. The check of review_records has the same list. */
export const HIDE_REASONS = [
  'spam',
  'abuse',
  'private',
  'off_topic',
  'wrong_cabin',
  'not_a_guest',
] as const;
export type HideReason = (typeof HIDE_REASONS)[number];
