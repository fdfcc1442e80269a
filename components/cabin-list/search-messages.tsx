import type { SearchProblem } from '@/lib/domain/search/search-criteria';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { MAX_STAY_NIGHTS } from '@/lib/domain/stays/stay';

/** What was wrong with a query and what was done about it; never repeats its values. */
export const SEARCH_PROBLEM_COPY: Record<SearchProblem, string> = {
  check_in: 'The check-in date is missing or not a real date, so dates were left out.',
  check_out: 'The check-out date is not a real date, so it was left out.',
  dates_order: 'Check-out has to come after check-in, so dates were left out.',
  dates_too_long: `A stay can be at most ${MAX_STAY_NIGHTS} nights, so dates were left out.`,
  city: 'We do not know that area, so all areas are shown.',
  guests: `Guests can be ${GUESTS_MIN} to ${GUESTS_MAX}, so the number was left out.`,
  flexible_days: 'We do not know that date flexibility, so only your exact dates are shown.',
};

type Props = { problems: readonly SearchProblem[]; messages: readonly string[] };

export function SearchMessages({ problems, messages }: Props) {
  const texts = [...problems.map((problem) => SEARCH_PROBLEM_COPY[problem]), ...messages];
  if (texts.length === 0) return null;
  return (
    <ul className="mb-8 max-w-3xl space-y-1 rounded-control border-l-4 border-dawn-400 bg-dawn-100 px-5 py-4 text-sm text-ink">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
