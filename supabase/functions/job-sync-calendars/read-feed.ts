import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import {
  doubtFeed,
  importedStays,
  importHorizon,
} from '../../../lib/domain/feeds/imported-calendar.ts';
import { readCalendarFile } from '../../../lib/ical/parse.ts';
import type { ClaimedFeed } from '../../../lib/schemas/calendar-feed.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { siteFacts } from '../../../lib/site-facts.ts';
import type { Fetched } from '../_shared/safe-fetch.ts';

type Read =
  | { ok: false; error: string }
  /** Without `stays` the feed is unchanged (304, or the same content). */
  | {
      ok: true;
      stays: { check_in: string; check_out: string; meaning: string; guest: Json }[] | null;
      report: Report;
    };
type Report = {
  warning?: string;
  problems?: Json[];
  etag?: string | null;
  last_modified?: string | null;
  doubtful_reads?: number;
  doubtful_since?: string;
};

// Three years of single nights are fewer.
const MAX_STAYS = 2000;
// For the host to look at, event by event.
const MAX_PROBLEMS = 50;
const SHRUNKEN = 'has lost more than half of its nights: they stay taken until that is confirmed';

/** The parsed feed, or why it cannot be used. */
export function readFeed(feed: ClaimedFeed, fetched: Fetched, now: Date): Read {
  if (!fetched.ok) return fetched;
  if (fetched.text === null) {
    const hasAsked = feed.etag !== null || feed.last_modified !== null;
    return hasAsked ? { ok: true, stays: null, report: {} } : { ok: false, error: 'status_304' };
  }
  const { timezone, platform, imports } = feed;
  const today = todayInZone(now, timezone);
  const file = readCalendarFile(fetched.text, {
    timezone,
    from: today,
    until: importHorizon(today),
  });
  if (!file.ok) return file;

  const stays = importedStays(file.events, {
    ...{ platform, imports, today },
    ownUidDomain: siteFacts.calendarDomain,
  });
  if (stays.length > MAX_STAYS) return { ok: false, error: 'too_many_events' };
  const before = feed.events.map(({ check_in, check_out }) => ({
    checkIn: check_in,
    checkOut: check_out,
  }));
  const known = feed.doubtful_since && { since: feed.doubtful_since, reads: feed.doubtful_reads };
  const { unreadable } = file;
  const doubt = doubtFeed(before, stays, { today, now, unreadable, doubt: known });
  const shrunken = doubt && unreadable === 0 ? SHRUNKEN : undefined;
  return {
    ok: true,
    stays: stays.map(({ checkIn, checkOut, meaning, guest }) => ({
      check_in: checkIn,
      check_out: checkOut,
      meaning,
      guest: guest ? { name: guest.name, phone_end: guest.phoneEnd, link: guest.link } : null,
    })),
    report: {
      problems: file.problems.slice(0, MAX_PROBLEMS).map(({ checkIn, checkOut, ...rest }) => ({
        ...rest,
        check_in: checkIn,
        check_out: checkOut,
      })),
      warning: unreadable > 0 ? `has ${unreadable} events that cannot be read` : shrunken,
      // While a feed is doubtful it is fetched whole: a 304 would prove nothing.
      ...(!doubt && { etag: fetched.etag, last_modified: fetched.lastModified }),
      ...(doubt && { doubtful_reads: doubt.reads, doubtful_since: doubt.since.toISOString() }),
    },
  };
}
