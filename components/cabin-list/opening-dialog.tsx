'use client';

import { useEffect, useRef } from 'react';
import { TextForm } from '@/components/saved/text-form';
import { useKeyboardInset } from '@/components/saved/use-keyboard-inset';
import { useTextRequest } from '@/components/saved/use-text-request';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/dialog/dialog';
import { DialogBoundary } from '@/components/ui/dialog/dialog-boundary';
import { watchOpenings } from '@/lib/browser/api/text-api';
import { sessionId } from '@/lib/browser/storage/session';
import { formatGuests } from '@/lib/copy/format';
import type { OpeningWatch } from '@/lib/schemas/opening-watch';

/** The search as `POST /api/text/openings` takes it. */
export type WatchedSearch = Omit<OpeningWatch, 'phone' | 'session_id' | 'consent'>;

/** `dates` as the page shows them. */
type Props = { search: WatchedSearch; dates: string; onClose: () => void };

/** Takes the focus, since the form that had it is gone. */
function Watching({ dates, onClose }: Pick<Props, 'dates' | 'onClose'>) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-5">
      <p ref={message} role="status" tabIndex={-1} className="text-balance outline-none">
        {`We’ll text you if a cabin opens for ${dates}.`}
      </p>
      <Button variant="secondary" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}

function Openings({ search, dates, onClose }: Props) {
  const request = useTextRequest('cabin_opening', (phone, consent) =>
    watchOpenings({ ...search, phone, consent, session_id: sessionId() }),
  );
  const { phase } = request.state;
  const keyboard = useKeyboardInset();
  return (
    <Modal
      open
      onClose={onClose}
      isLocked={phase === 'sending'}
      title="Text me when it opens"
      description={`${dates}, ${formatGuests(search.guests)}`}
      size="small"
    >
      {phase === 'sent' ? (
        <Watching dates={dates} onClose={onClose} />
      ) : (
        <div style={{ paddingBottom: keyboard }}>
          <TextForm action="Text me when it opens" request={request} />
        </div>
      )}
    </Modal>
  );
}

/** Asks for the number that is texted when the search finds a cabin (product §10.47). */
export const OpeningDialog = (props: Props) => (
  <DialogBoundary
    title="Text me when it opens"
    text="This form didn’t open."
    onClose={props.onClose}
  >
    <Openings {...props} />
  </DialogBoundary>
);
