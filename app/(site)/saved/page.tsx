import type { Metadata } from 'next';
import { SavedList } from '@/components/saved-list/saved-list';
import { NoScriptSaved } from '@/components/saved-list/no-script-saved';
import { robotsOf } from '@/lib/http/routes';

export const metadata: Metadata = {
  title: 'Saved cabins',
  description: 'The cabins you saved in this browser, checked for your dates.',
  robots: robotsOf('/saved'),
};

export default function SavedPage() {
  return (
    // As high as the screen: the footer stays below what takes the list's place.
    <div className="min-h-[calc(100svh-var(--top-height))]">
      <SavedList />
      <NoScriptSaved />
    </div>
  );
}
