import Link from 'next/link';
import { ActionButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { FeedForm } from './feed-form';
import { LeftOut } from './left-out';
import { PlatformExports } from './platform-exports';
import { FeedButtons, type PlatformActions } from './platform-buttons';
import {
  feedErrorText,
  feedProblemText,
  IMPORT_NAMES,
  PLATFORM_NAMES,
} from '@/components/host/copy/platform-copy';
import { formatInstant } from '@/components/host/copy/time';
import styles from './platforms-view.module.css';
import '@/components/host/form/cabin-choices.css';
import { formatMoney, formatShortRange, plural } from '@/lib/copy/format';
import type { HostConflict, HostFeed, HostPlatforms } from '@/lib/schemas/host/platforms/platforms';

type Props = { platforms: HostPlatforms; siteUrl: string; actions: PlatformActions };

function ownSide({ kind, reference, guestName, totalCents }: HostConflict): string {
  if (reference === null) return 'A stay without a booking';
  const money = totalCents === null ? '' : `, ${formatMoney(totalCents)}`;
  const name = guestName ?? 'a guest';
  return kind === 'hold' ? `${name}, not paid yet${money}` : `${name}${money}`;
}

function guestText({ theirGuest }: HostConflict): string {
  const { name, phoneEnd } = theirGuest ?? {};
  const phone = phoneEnd ? `phone ends in ${phoneEnd}` : '';
  return [name, phone].filter(Boolean).join(', ');
}

function theirSide(conflict: HostConflict): string {
  if (conflict.isEcho)
    return 'It’s probably a copy of your own booking. Confirm that if no other guest is listed there.';
  const guest = guestText(conflict);
  return `${guest ? `${guest}. ` : ''}These nights are taken there. Cancel there, and this clears up at the next read.`;
}

function ConflictList({
  conflicts,
  actions,
}: {
  conflicts: HostConflict[];
  actions: PlatformActions;
}) {
  return (
    <ul className="host-list">
      {conflicts.map((conflict) => (
        <Conflict key={conflict.id} conflict={conflict} actions={actions} />
      ))}
    </ul>
  );
}

function Conflict({ conflict, actions }: { conflict: HostConflict; actions: PlatformActions }) {
  const { id, cabin, platform, reference, ownCheckIn, ownCheckOut, firstSeenAt } = conflict;
  const { theirGuest } = conflict;
  const name = `${cabin}, ${formatShortRange(conflict)}`;
  return (
    <li id={`conflict-${id}`} className={styles.feed}>
      <strong>{cabin}</strong>
      <small>Seen {formatInstant(firstSeenAt)}</small>
      <div className={styles.sides}>
        <div>
          <small>{PLATFORM_NAMES[platform]}</small>
          <p>{formatShortRange(conflict)}</p>
          <p>{theirSide(conflict)}</p>
          {theirGuest?.link && (
            <a href={theirGuest.link} target="_blank" rel="noreferrer">
              Open it there
            </a>
          )}
        </div>
        <div>
          <small>Here</small>
          <p>{formatShortRange({ checkIn: ownCheckIn, checkOut: ownCheckOut })}</p>
          <p>{ownSide(conflict)}</p>
        </div>
      </div>
      <div className="host-row">
        <Link
          href={
            reference ? `/host/bookings/${reference}` : `/host/calendar?from=${conflict.checkIn}`
          }
          className="btn btn-primary btn-small"
        >
          {reference ? `Open ${reference}` : 'Open the calendar'}
        </Link>
        <ActionButton
          aria-label={`It is the same stay: ${name}`}
          work={actions.settleConflict.bind(null, id)}
        >
          It is the same stay
        </ActionButton>
      </div>
    </li>
  );
}

function readText({ active, lastReadAt, nextReadAt, eventCount }: HostFeed): string {
  if (!active) return 'Paused; its nights are open.';
  const read = lastReadAt ? `Read ${formatInstant(lastReadAt)}` : 'Never read';
  const stays = `${eventCount} ${plural(eventCount, 'stay or block', 'stays and blocks')}`;
  return `${read}, ${stays}. Next ${formatInstant(nextReadAt)} or a bit later.`;
}

export function PlatformsView({ platforms, siteUrl, actions }: Props) {
  const { feeds, cabins, conflicts } = platforms;
  const sold = conflicts.filter(({ isEcho }) => !isEcho);
  const copies = conflicts.filter(({ isEcho }) => isEcho);
  const titleOf = (cabinId: string) => cabins.find(({ id }) => id === cabinId)?.title ?? '';
  return (
    <>
      <h1>Platforms</h1>
      {sold.length > 0 && (
        <Card heading="Sold twice">
          <ConflictList conflicts={sold} actions={actions} />
        </Card>
      )}
      {copies.length > 0 && (
        <div id="copies">
          <Card heading="Probably copies of your own bookings">
            <p>
              The same nights came back soon after they sold here. You’ll be asked once about each.
            </p>
            <ConflictList conflicts={copies} actions={actions} />
          </Card>
        </div>
      )}
      <Card heading="Imported calendars">
        {feeds.length === 0 && <p>No calendars from other platforms yet.</p>}
        <ul className="host-list">
          {feeds.map((feed) => {
            const name = `${PLATFORM_NAMES[feed.platform]} for ${titleOf(feed.cabinId)}`;
            return (
              <li key={feed.id} id={`feed-${feed.id}`} className={styles.feed}>
                <div>
                  <strong>{titleOf(feed.cabinId)}</strong> · {PLATFORM_NAMES[feed.platform]}
                  <p>{readText(feed)}</p>
                  {feed.error && (
                    <p className={styles.warning}>
                      Failed {feed.failures} {plural(feed.failures, 'time', 'times')}:{' '}
                      {feedErrorText(feed.error)}.
                    </p>
                  )}
                  {feed.warning && <p className={styles.warning}>This calendar {feed.warning}.</p>}
                  {feed.problems.length > 0 && (
                    <ul aria-label={`Not followed: ${name}`} className={styles.warning}>
                      {feed.problems.map((problem, index) => (
                        <li key={index}>{feedProblemText(problem)}</li>
                      ))}
                    </ul>
                  )}
                  <LeftOut feed={feed} name={name} take={actions.takeLeftOut} />
                </div>
                <small>
                  {IMPORT_NAMES[feed.imports]}
                  <br />
                  {feed.address}
                </small>
                <FeedButtons feed={feed} name={name} actions={actions} />
                <details>
                  <summary aria-label={`Change ${name}`}>Change</summary>
                  <FeedForm feed={feed} cabins={cabins} save={actions.saveFeed} />
                </details>
              </li>
            );
          })}
        </ul>
      </Card>
      <div className={styles.forms}>
        <Card heading="Add a calendar" className="host-form">
          <FeedForm feed={null} cabins={cabins} save={actions.saveFeed} />
        </Card>
        <PlatformExports cabins={cabins} siteUrl={siteUrl} renew={actions.renewExport} />
      </div>
    </>
  );
}
