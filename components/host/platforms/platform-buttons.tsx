'use client';

import { useState } from 'react';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import type { Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import type { LeftOutKind } from '@/lib/domain/feeds/imported-calendar';
import { copyText } from '@/lib/browser/clipboard';
import type { FeedForm, HostExport, HostFeed } from '@/lib/schemas/host/platforms/platforms';

export type PlatformActions = {
  saveFeed: (feed: FeedForm) => Answer;
  stopFeed: (id: string, isForever: boolean) => Answer;
  readFeedNow: (id: string) => Answer;
  renewExport: (cabinId: string) => Answer;
  settleConflict: (id: string) => Answer;
  /** Blocks nights missing from a feed, or unblocks them. */
  takeLeftOut: (id: string, kind: LeftOutKind, isTaken: boolean) => Answer;
};

type FeedProps = { feed: HostFeed; name: string; actions: PlatformActions };

export function FeedButtons({ feed: { id, active }, name, actions }: FeedProps) {
  const [done, setDone] = useState('');
  const read = active ? 'Read now' : 'Read again';
  return (
    <div className="host-row">
      <ActionButton
        aria-label={`${read}: ${name}`}
        work={() => actions.readFeedNow(id)}
        onDone={() => setDone('We’ll read it within five minutes.')}
      >
        {read}
      </ActionButton>
      {active && (
        <ActionButton
          aria-label={`Pause: ${name}`}
          work={() => actions.stopFeed(id, false)}
          onDone={() => setDone('Paused. Its nights are open.')}
        >
          Pause
        </ActionButton>
      )}
      <ConfirmButton
        variant="quiet"
        aria-label={`Remove: ${name}`}
        question="The nights it blocks open up."
        confirm="Remove now"
        confirmLabel={`Remove now: ${name}`}
        work={() => actions.stopFeed(id, true)}
        onDone={() => setDone('Removed.')}
      >
        Remove
      </ConfirmButton>
      <span role="status">{done}</span>
    </div>
  );
}

type ExportProps = { cabin: HostExport; address: string; renew: PlatformActions['renewExport'] };

export function ExportButtons({ cabin: { id, title }, address, renew }: ExportProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="host-row">
      <Button
        size="small"
        variant="secondary"
        aria-label={`Copy the address of ${title}`}
        onClick={async () =>
          setSaid(
            (await copyText(address)) ? 'Copied.' : 'Couldn’t copy. Select the address to copy it.',
          )
        }
      >
        Copy
      </Button>
      <ConfirmButton
        variant="quiet"
        aria-label={`New address for ${title}`}
        question="Platforms with the old address stop getting updates."
        confirm="Make a new one"
        confirmLabel={`Make a new address for ${title} now`}
        work={() => renew(id)}
        onDone={() => setSaid('Here’s the new address. The old one no longer works.')}
      >
        New address
      </ConfirmButton>
      <span role="status">{said}</span>
    </div>
  );
}
