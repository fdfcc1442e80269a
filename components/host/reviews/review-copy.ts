import { MAX_IMPORT, type LineProblem, type ParsedReviews } from '@/lib/domain/reviews/review-csv';
import { HIDE_REASONS, REVIEW_LIMITS, type HideReason } from '@/lib/domain/reviews/review';
import type { HostReview, ReviewFilter, ReviewState } from '@/lib/schemas/host/reviews';

export const FILTER_NAMES: Record<ReviewFilter, string> = {
  all: 'All',
  new: 'New',
  unanswered: 'Unanswered',
  published: 'Published',
  hidden: 'Hidden',
};

export const STATE_NAMES: Record<ReviewState, string> = {
  new: 'Not published yet',
  published: 'Published',
  hidden: 'Hidden',
};

export const REASON_NAMES: Record<HideReason, string> = {
  spam: 'Advertising or spam',
  abuse: 'Insults or threats',
  private: 'Names other people, addresses or numbers',
  off_topic: 'Not about the stay',
  wrong_cabin: 'About another cabin',
  not_a_guest: 'Not written by a guest',
};
export const REASON_OPTIONS = HIDE_REASONS.map((reason) => [reason, REASON_NAMES[reason]] as const);

/** Says where a review comes from. */
export function originText({ origin, source, reference }: HostReview): string {
  if (origin === 'import') return `From ${source}`;
  if (origin === 'example') return 'Example';
  return reference === null ? 'A guest of yours' : `Booking ${reference}`;
}

export const LINE_PROBLEMS: Record<LineProblem, string> = {
  cabin: 'The cabin is missing.',
  stars: 'Stars go from 1 to 5, whole or half.',
  name: `The name is missing, or has more than ${REVIEW_LIMITS.maxAuthor} characters.`,
  stayed:
    'When they stayed can’t be told for sure. Write a date such as 2025-05-14, or a month such as May 2025.',
  words: `The words have more than ${REVIEW_LIMITS.maxBody} characters, or some letters were lost (�). In that case, save the file as “CSV UTF-8”.`,
  cells: 'There are more cells than columns. Put quotes around words that have a comma in them.',
  unknown_cabin: 'No cabin of yours has this name or address.',
  duplicate: 'This review is already here, or twice in the file.',
  future: 'This stay hasn’t happened yet.',
};

export const DAY_ORDER_QUESTION = 'Are these dates month/day or day/month?';

export function fileProblemText(parsed: Extract<ParsedReviews, { ok: false }>): string {
  if (parsed.problem === 'day_order') {
    return `Days such as ${parsed.example} can be read in two ways. Choose one above, then check the file again.`;
  }
  if (parsed.problem === 'empty') return 'The file has no reviews.';
  if (parsed.problem === 'too_many') return `A file can have up to ${MAX_IMPORT} reviews.`;
  return `The first line has to name the columns. Missing: ${parsed.missing.join(', ')}.`;
}
