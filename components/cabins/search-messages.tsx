import type { SearchProblem } from '@/lib/domain/search-criteria';
import { SEARCH_PROBLEM_TEXTS } from './search-problem-texts';

type Props = { problems: readonly SearchProblem[]; messages: readonly string[] };

export function SearchMessages({ problems, messages }: Props) {
  const texts = [...problems.map((problem) => SEARCH_PROBLEM_TEXTS[problem]), ...messages];
  if (texts.length === 0) return null;
  return (
    <ul className="rounded-card border-dawn-300 bg-dawn-100 text-ink mb-8 max-w-3xl space-y-1 border px-5 py-4 text-sm">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
