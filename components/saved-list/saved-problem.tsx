import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { SavedCabin } from '@/lib/browser/storage/saved-cabins';
import { paths } from '@/lib/paths';
import { nameFromSlug } from '@/components/saved/saved-copy';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

type Props = { saved: readonly SavedCabin[]; onRetry: () => void };

/** When the check fails, the saved cabins are still linked. */
export function SavedProblem({ saved, onRetry }: Props) {
  const isOnline = useOnline();
  return (
    <>
      <Notice
        tone="error"
        headingLevel="h2"
        title={isOnline ? 'We could not check your cabins' : 'You are offline'}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {isOnline
          ? 'Your list is safe in this browser. Please try again in a moment.'
          : 'Your list is safe in this browser. It is checked as soon as you are back online.'}
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
