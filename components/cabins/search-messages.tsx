import type { SearchProblem } from '@/lib/domain/search/search-criteria';
import { SEARCH_PROBLEM_TEXTS } from './search-problem-texts';

type Props = { problems: readonly SearchProblem[]; messages: readonly string[] };

export function SearchMessages({ problems, messages }: Props) {
  const texts = [...problems.map((problem) => SEARCH_PROBLEM_TEXTS[problem]), ...messages];
  if (texts.length === 0) return null;
  return (
    <ul className="mb-8 max-w-3xl space-y-1 rounded-control border-l-4 border-dawn-400 bg-dawn-100 px-5 py-4 text-sm text-ink">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
