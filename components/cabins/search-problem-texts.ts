import type { SearchProblem } from '@/lib/domain/search/search-criteria';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { MAX_STAY_NIGHTS } from '@/lib/domain/stays/stay';

/** What was wrong with the address, and what was done about it; never repeats what it said. */
export const SEARCH_PROBLEM_TEXTS: Record<SearchProblem, string> = {
  check_in: 'The check-in date is missing or not a real date, so dates were left out.',
  check_out: 'The check-out date is not a real date, so it was left out.',
  dates_order: 'Check-out has to come after check-in, so dates were left out.',
  dates_too_long: `A stay can be at most ${MAX_STAY_NIGHTS} nights, so dates were left out.`,
  city: 'We do not know that area, so all areas are shown.',
  guests: `Guests can be ${GUESTS_MIN} to ${GUESTS_MAX}, so the number was left out.`,
  flexible_days: 'We do not know that date flexibility, so only your exact dates are shown.',
};
