import type { Metadata } from 'next';
import { SavedList } from '@/components/saved-list/saved-list';
import { paths } from '@/lib/http/paths';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Saved cabins',
  description: 'The cabins you saved in this browser, checked for your dates.',
  robots: robotsOf('/saved'),
};

export default function SavedPage() {
  return (
    // As high as the screen, so that the footer stays below what replaces the list.
    <div className="min-h-[calc(100svh-var(--top-height))]">
      <SavedList />
      <noscript>
        <p className="mx-auto -mt-28 max-w-7xl px-4 pb-40 text-lede text-ink-soft tablet:px-8">
          To see your saved cabins, turn on JavaScript.{' '}
          <a href={paths.cabins()} className="link">
            See all cabins
          </a>
        </p>
      </noscript>
    </div>
  );
}
