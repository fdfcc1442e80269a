import { Link } from '@/components/ui/link';
import { PageShell } from '@/components/ui/page/page-shell';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { paths } from '@/lib/http/paths';
import { ASK_COPY } from './ask-copy';
import { AskForm } from './ask-form';

// The page is the same for everybody, so the address says which one applies: its fragment names it.
const PROBLEMS = ['invalid', 'limited'] as const;

/** The form for a question on a page of its own, for browsers without scripts. */
export function AskPage({ cabin: { slug, title, city } }: { cabin: Cabin }) {
  return (
    <PageShell>
      <p className="mb-3 eyebrow text-ember-700">
        <Link href={paths.cabin(slug)} className="hover:underline">
          {`${title}, ${city}`}
        </Link>
      </p>
      <h1 className="mb-6 text-title-1 text-spruce-900">{`Ask about ${title}`}</h1>
      {PROBLEMS.map((problem) => (
        <p
          key={problem}
          id={problem}
          className="mb-6 hidden max-w-prose rounded-control bg-ember-100 px-4 py-3 font-medium text-ember-800 target:block"
        >
          {ASK_COPY[problem]}
        </p>
      ))}
      <AskForm slug={slug} />
    </PageShell>
  );
}
