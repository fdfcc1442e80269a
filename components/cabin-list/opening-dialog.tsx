'use client';

import { TextModal } from '@/components/saved/text-modal';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { watchOpenings } from '@/lib/browser/api/text-api';
import { sessionId } from '@/lib/browser/storage/session';
import { formatGuests } from '@/lib/copy/format';
import type { OpeningWatch } from '@/lib/schemas/opening-watch';

/** The search as `POST /api/text/openings` takes it. */
export type WatchedSearch = Omit<OpeningWatch, 'phone' | 'session_id' | 'consent'>;

/** `dates` as the page shows them. */
type Props = { search: WatchedSearch; dates: string; onClose: () => void };

function Watching({ dates, onClose }: Pick<Props, 'dates' | 'onClose'>) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p ref={takeFocus} role="status" tabIndex={-1} className="text-balance outline-none">
        {`We’ll text you if a cabin opens for ${dates}.`}
      </p>
      <Button variant="secondary" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}

/** Asks for the number that is texted when the search finds a cabin (product §10.47). */
export const OpeningDialog = ({ search, dates, onClose }: Props) => (
  <TextModal
    title="Text me when it opens"
    description={`${dates}, ${formatGuests(search.guests)}`}
    problem="This form didn’t open."
    action="Text me when it opens"
    purpose="cabin_opening"
    send={(phone, consent) => watchOpenings({ ...search, phone, consent, session_id: sessionId() })}
    sent={<Watching dates={dates} onClose={onClose} />}
    onClose={onClose}
  />
);
