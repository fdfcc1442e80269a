import Link from 'next/link';
import { Card } from './card';
import { FeedForm } from './feed-form';
import { ExportButtons, FeedButtons, SettleButton, type PlatformActions } from './platform-buttons';
import { feedErrorText, IMPORT_NAMES, PLATFORM_NAMES } from './platform-copy';
import { formatInstant } from './time';
import { formatMoney, formatShortRange, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { HostConflict, HostFeed, HostPlatforms } from '@/lib/schemas/host/platforms';

type Props = { platforms: HostPlatforms; siteUrl: string; actions: PlatformActions };

function ownSide({ kind, reference, guestName, totalCents }: HostConflict): string {
  if (reference === null) return 'A stay without a booking';
  const money = totalCents === null ? '' : `, ${formatMoney(totalCents)}`;
  const name = guestName ?? 'a guest';
  return kind === 'hold' ? `${name}, not paid yet${money}` : `${name}${money}`;
}

function Conflict({ conflict, actions }: { conflict: HostConflict; actions: PlatformActions }) {
  const { id, cabin, platform, reference, ownCheckIn, ownCheckOut, firstSeenAt } = conflict;
  const name = `${cabin}, ${formatShortRange(conflict)}`;
  return (
    <li id={`conflict-${id}`} className="host-feed">
      <strong>{cabin}</strong>
      <small>Seen {formatInstant(firstSeenAt)}</small>
      <div className="host-sides">
        <div>
          <small>{PLATFORM_NAMES[platform]}</small>
          <p>{formatShortRange(conflict)}</p>
          <p>A guest of that platform. Cancel there, and this ends at the next read.</p>
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
          {reference ? `Open ${reference}` : 'Look at the calendar'}
        </Link>
        <SettleButton id={id} name={name} settle={actions.settle} />
      </div>
    </li>
  );
}

function readText({ active, lastReadAt, nextReadAt, eventCount }: HostFeed): string {
  if (!active) return 'Paused; its nights are free.';
  const read = lastReadAt ? `Read ${formatInstant(lastReadAt)}` : 'Never read';
  const stays = `${eventCount} ${plural(eventCount, 'stay or block', 'stays and blocks')}`;
  return `${read}, ${stays}. Next ${formatInstant(nextReadAt)} or a little later.`;
}

export function PlatformsView({ platforms, siteUrl, actions }: Props) {
  const { feeds, cabins, conflicts } = platforms;
  const titleOf = (cabinId: string) => cabins.find(({ id }) => id === cabinId)?.title ?? '';
  return (
    <>
      <h1>Platforms</h1>
      {conflicts.length > 0 && (
        <Card heading="Sold twice">
          <ul className="host-list">
            {conflicts.map((conflict) => (
              <Conflict key={conflict.id} conflict={conflict} actions={actions} />
            ))}
          </ul>
        </Card>
      )}
      <Card heading="Calendars that are read">
        {feeds.length === 0 && <p>No calendar of another platform is read yet.</p>}
        <ul className="host-list">
          {feeds.map((feed) => {
            const name = `${PLATFORM_NAMES[feed.platform]} for ${titleOf(feed.cabinId)}`;
            return (
              <li key={feed.id} id={`feed-${feed.id}`} className="host-feed">
                <div>
                  <strong>{titleOf(feed.cabinId)}</strong> · {PLATFORM_NAMES[feed.platform]}
                  <p>{readText(feed)}</p>
                  {feed.error && (
                    <p className="host-warning">
                      Failed {feed.failures} {plural(feed.failures, 'time', 'times')}:{' '}
                      {feedErrorText(feed.error)}.
                    </p>
                  )}
                  {feed.warning && <p className="host-warning">This calendar {feed.warning}.</p>}
                </div>
                <small>
                  {IMPORT_NAMES[feed.imports]}
                  <br />
                  {feed.address}
                </small>
                <FeedButtons feed={feed} name={name} actions={actions} />
                <details>
                  <summary aria-label={`Change ${name}`}>Change</summary>
                  <FeedForm feed={feed} cabins={cabins} save={actions.save} />
                </details>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card heading="Add a calendar" className="host-form">
        <FeedForm feed={null} cabins={cabins} save={actions.save} />
      </Card>
      <Card heading="Calendars for other platforms">
        <p>Give each platform the address of the cabin: it learns what is sold here.</p>
        <ul className="host-list">
          {cabins.map((cabin) => {
            const address =
              cabin.token === null ? null : new URL(paths.cabinCalendar(cabin.token), siteUrl).href;
            return (
              <li key={cabin.id} className="host-feed">
                <div>
                  {cabin.title}
                  {address && <p className="host-address">{address}</p>}
                </div>
                <ExportButtons cabin={cabin} address={address} renew={actions.renew} />
              </li>
            );
          })}
        </ul>
      </Card>
    </>
  );
}
