import { nameFromSlug } from '@/components/saved/saved-copy';
import { useOnline } from '@/components/saved/use-online';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/page/notice';
import type { SavedCabin } from '@/lib/browser/storage/saved-cabins';
import { paths } from '@/lib/http/paths';

type Props = { saved: readonly SavedCabin[]; onRetry: () => void };

/** When the check fails, the saved cabins are still linked. */
export function SavedProblem({ saved, onRetry }: Props) {
  const isOnline = useOnline();
  return (
    <>
      <Notice
        tone="error"
        headingLevel="h2"
        title={isOnline ? 'We couldn’t check your cabins' : 'You’re offline'}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {isOnline
          ? 'Your list is safe in this browser. Please try again in a moment.'
          : 'Your list is safe in this browser. We’ll check it as soon as you’re back online.'}
      </Notice>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {saved.map(({ slug }) => (
          <li key={slug}>
            <Link href={paths.cabin(slug)} className="inline-flex min-h-11 items-center link">
              {nameFromSlug(slug)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
