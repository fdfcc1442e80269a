'use client';

import { useState } from 'react';
import { ActionButton } from './fields';
import { useAction, type ActionResult } from './use-action';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/clipboard';
import type { FeedForm, HostExport, HostFeed } from '@/lib/schemas/host/platforms';

type Result<T = unknown> = Promise<ActionResult<T>>;
export type PlatformActions = {
  save: (feed: FeedForm) => Result;
  stop: (id: string, isForever: boolean) => Result;
  readNow: (id: string) => Result;
  renew: (cabinId: string) => Result;
  settle: (id: string) => Result;
};

type FeedProps = { feed: HostFeed; name: string; actions: PlatformActions };

export function FeedButtons({ feed: { id, active }, name, actions }: FeedProps) {
  const [done, setDone] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, error, run } = useAction();
  const act = (work: () => Result, told: string) =>
    run(work, () => {
      setIsAsking(false);
      setDone(told);
    });
  return (
    <div className="host-row">
      <Button
        size="small"
        variant="secondary"
        disabled={isPending}
        aria-label={`${active ? 'Read now' : 'Read again'}: ${name}`}
        onClick={() => act(() => actions.readNow(id), 'It is read within five minutes.')}
      >
        {active ? 'Read now' : 'Read again'}
      </Button>
      {active && (
        <Button
          size="small"
          variant="secondary"
          disabled={isPending}
          aria-label={`Pause: ${name}`}
          onClick={() => act(() => actions.stop(id, false), 'Paused. Its nights are free.')}
        >
          Pause
        </Button>
      )}
      {isAsking ? (
        <>
          <span>The nights it takes become free.</span>
          <Button
            size="small"
            disabled={isPending}
            aria-label={`Remove now: ${name}`}
            onClick={() => act(() => actions.stop(id, true), 'Removed.')}
          >
            Remove now
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Remove: ${name}`}
          onClick={() => setIsAsking(true)}
        >
          Remove
        </Button>
      )}
      <span role="status">{done}</span>
      {error && <span role="alert">{error}</span>}
    </div>
  );
}

type ExportProps = { cabin: HostExport; address: string; renew: PlatformActions['renew'] };

export function ExportButtons({ cabin: { id, title }, address, renew }: ExportProps) {
  const [said, setSaid] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, error, run } = useAction();
  const renewNow = () =>
    run(
      () => renew(id),
      () => {
        setIsAsking(false);
        setSaid('New address. The old one has ended.');
      },
    );
  return (
    <div className="host-row">
      <Button
        size="small"
        variant="secondary"
        aria-label={`Copy the address of ${title}`}
        onClick={async () =>
          setSaid((await copyText(address)) ? 'Copied.' : 'Select and copy it by hand.')
        }
      >
        Copy
      </Button>
      {!isAsking && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`New address for ${title}`}
          onClick={() => setIsAsking(true)}
        >
          New address
        </Button>
      )}
      {isAsking && (
        <>
          <span>Platforms that read the old one read nothing any more.</span>
          <Button
            size="small"
            disabled={isPending}
            aria-label={`Make a new address for ${title} now`}
            onClick={renewNow}
          >
            Make a new one
          </Button>
          <Button size="small" variant="quiet" onClick={() => setIsAsking(false)}>
            Keep
          </Button>
        </>
      )}
      <span role="status">{said}</span>
      {error && <span role="alert">{error}</span>}
    </div>
  );
}

type SettleProps = { id: string; name: string; settle: PlatformActions['settle'] };

export function SettleButton({ id, name, settle }: SettleProps) {
  return (
    <ActionButton aria-label={`It is the same stay: ${name}`} work={() => settle(id)}>
      It is the same stay
    </ActionButton>
  );
}
