import type { SearchProblem } from '@/lib/domain/search/search-criteria';
import { GUESTS_MAX, GUESTS_MIN } from '@/lib/domain/stays/party';
import { MAX_STAY_NIGHTS } from '@/lib/domain/stays/stay';

/** Says what was wrong with a query and what the site did about it. It never repeats values from the query. */
export const SEARCH_PROBLEM_COPY: Record<SearchProblem, string> = {
  check_in: 'Your check-in date is missing or isn’t a real date, so we left your dates out.',
  check_out: 'Your check-out date isn’t a real date, so we left it out.',
  dates_order: 'Check-out has to come after check-in, so we left your dates out.',
  dates_too_long: `Stays can be up to ${MAX_STAY_NIGHTS} nights, so we left your dates out.`,
  city: 'We don’t know that area, so here are all of them.',
  guests: `You can search for ${GUESTS_MIN} to ${GUESTS_MAX} guests, so we left that number out.`,
  flexible_days: 'We don’t offer that date range, so we searched your exact dates.',
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
