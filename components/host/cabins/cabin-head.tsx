'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { CHECKLIST_COPY } from '@/components/host/copy/cabin-copy';
import { CabinStateBadge } from './cabin-state';
import styles from './cabin-head.module.css';
import progressStyles from '@/components/host/form/progress.module.css';
import type { Answer } from '@/components/host/form/use-action';
import { formatList, plural } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import type {
  CabinChecklist,
  CabinState,
  Drawings,
  HostCabin,
} from '@/lib/schemas/host/cabins/cabins';

export type CabinStateActions = {
  replaceDrawings: (drawings: Drawings) => Answer;
  setCabinState: (state: Exclude<CabinState, 'draft'>) => Answer;
  duplicateCabin: () => Answer<{ slug: string }>;
};
type Props = { cabin: HostCabin; actions: CabinStateActions };

export function CabinHead({ cabin, actions }: Props) {
  const { slug, title, state, checklist, applicationId } = cabin;
  return (
    <>
      <div className={styles.head}>
        <Link href="/host/cabins">All cabins</Link>
        <div className="host-row">
          <h1>{title}</h1>
          <CabinStateBadge state={state} />
        </div>
        <div className={styles.links}>
          <Link href={`/host/cabins/${slug}/photos`}>Pictures</Link>
          <Link href={`/host/cabins/${slug}/film`}>Film</Link>
          <Link href={`/host/cabins/${slug}/voice`}>Your voice</Link>
          <Link href={`/host/rates?cabin=${slug}`}>Rates</Link>
          <Link href={`/host/calendar?cabin=${cabin.id}`}>Calendar</Link>
          {applicationId !== null && (
            <Link href={`/host/owners/${applicationId}`}>Owner’s application</Link>
          )}
          {state === 'live' && <a href={paths.cabin(slug)}>See it on the site</a>}
        </div>
      </div>
      <Card heading={state === 'live' ? 'On the site' : 'Before it goes live'}>
        <Checklist slug={slug} checklist={checklist} isFolded={state === 'live'} />
        <StateButtons cabin={cabin} actions={actions} />
        {cabin.drawings && (
          <RemoveDrawings drawings={cabin.drawings} replace={actions.replaceDrawings} />
        )}
      </Card>
    </>
  );
}

type DrawingsProps = { drawings: Drawings; replace: CabinStateActions['replaceDrawings'] };

/** The owner can remove the example cabins as soon as a cabin of hers has photographs. */
function RemoveDrawings({ drawings, replace }: DrawingsProps) {
  const { cabins, bookings, offlineCabins } = drawings;
  const gone = `This removes ${cabins} example ${plural(cabins, 'cabin', 'cabins')} and ${bookings} example ${plural(bookings, 'booking', 'bookings')} for good.`;
  const away =
    offlineCabins.length === 0
      ? ''
      : ` ${formatList(offlineCabins)} ${plural(offlineCabins.length, 'comes', 'come')} off the site until there are eight photographs of ${plural(offlineCabins.length, 'it', 'each')}; bookings stay.`;
  return (
    <div className={styles.examples}>
      <p>
        The example cabins are drawings, and guests never see both kinds in one row. Don’t need them
        anymore?
      </p>
      <ConfirmButton
        variant="secondary"
        question={`${gone}${away} Then the site shows photographs.`}
        confirm="Remove them for good"
        keep="Keep them"
        work={() => replace(drawings)}
      >
        Remove the examples
      </ConfirmButton>
    </div>
  );
}

type ChecklistProps = { slug: string; checklist: CabinChecklist; isFolded: boolean };

function Checklist({ slug, checklist, isFolded }: ChecklistProps) {
  const missing = checklist.filter(({ done }) => !done);
  const ready = checklist.length - missing.length;
  const items = (
    <ul className={styles.todo}>
      {[...missing, ...checklist.filter(({ done }) => done)].map(({ item, done, count }) => (
        <li key={item} className={done ? styles.done : undefined}>
          <span aria-hidden="true">{done ? '✓' : '○'}</span>
          {done ? (
            <span>{CHECKLIST_COPY[item].done(count ?? 0)}</span>
          ) : (
            <Link href={CHECKLIST_COPY[item].href(slug)}>{CHECKLIST_COPY[item].todo}</Link>
          )}
        </li>
      ))}
    </ul>
  );
  if (isFolded && missing.length === 0) return <p>Guests find it and can book it.</p>;
  return (
    <>
      <label>
        {missing.length === 0 ? 'Everything’s done' : `${ready} of ${checklist.length} done`}
        <progress className={progressStyles.progress} value={ready} max={checklist.length} />
      </label>
      {items}
    </>
  );
}

const staysText = (count: number) =>
  count === 0
    ? 'There are no upcoming stays.'
    : `${count} upcoming ${plural(count, 'stay remains', 'stays remain')} booked.`;

function StateButtons({ cabin, actions }: Props) {
  const router = useRouter();
  const { state, checklist, staysToCome } = cabin;
  const isReady = checklist.every(({ done }) => done);
  return (
    <div className="host-row">
      {(state === 'draft' || state === 'offline') && (
        <ActionButton
          variant="primary"
          disabled={!isReady}
          work={() => actions.setCabinState('live')}
        >
          Go live
        </ActionButton>
      )}
      {state === 'live' && (
        <ConfirmButton
          variant="secondary"
          question={`Guests won’t find it anymore. ${staysText(staysToCome)}`}
          confirm="Unpublish it"
          keep="Leave it live"
          work={() => actions.setCabinState('offline')}
        >
          Unpublish
        </ConfirmButton>
      )}
      {(state === 'draft' || state === 'offline') && (
        <ConfirmButton
          variant="quiet"
          question="It goes from the calendar, the rates, and this list. Its bookings stay."
          confirm="Archive it"
          work={() => actions.setCabinState('archived')}
        >
          Archive
        </ConfirmButton>
      )}
      {state === 'archived' && (
        <ActionButton work={() => actions.setCabinState('offline')}>Bring it back</ActionButton>
      )}
      <ActionButton
        variant="quiet"
        work={async () => {
          const result = await actions.duplicateCabin();
          if (result.ok) router.push(`/host/cabins/${result.data.slug}`);
          return result;
        }}
      >
        Duplicate
      </ActionButton>
    </div>
  );
}
