'use client';

import { BellRing } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { openOverlay } from '@/components/ui/dialog/overlay-store';
import type { WatchedSearch } from './opening-dialog';

/** Offers a text for when a cabin opens; `dates` as the page shows them. */
export function WatchOpenings(props: { search: WatchedSearch; dates: string }) {
  return (
    <Button
      aria-haspopup="dialog"
      data-needs-script
      onClick={({ currentTarget }) => {
        // Safari focuses no button on a click, and a dialog returns the focus to what had it.
        currentTarget.focus();
        void openOverlay(async (close) => {
          const { OpeningDialog } = await import('./opening-dialog');
          return <OpeningDialog {...props} onClose={close} />;
        });
      }}
    >
      <Icon shapes={BellRing} />
      Text me when it opens
    </Button>
  );
}
