import { todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import {
  findFeedDoubt,
  importFeed,
  importHorizon,
} from '../../../lib/domain/feeds/imported-calendar.ts';
import { readCalendarFile } from '../../../lib/ical/parse.ts';
import type { ClaimedFeed } from '../../../lib/schemas/calendar-feed.ts';
import type { Json } from '../../../lib/supabase/database.types.ts';
import { calendarDomain } from '../../../lib/ical/calendar-domain.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
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
  left_out?: Json[];
  watched?: Json[];
  takes?: Json[];
  etag?: string | null;
  last_modified?: string | null;
  doubtful_reads?: number;
  doubtful_since?: string;
};

type ReadFile = Extract<ReturnType<typeof readCalendarFile>, { ok: true }>;

// More than three years of single nights.
const MAX_STAYS = 2000;
// Problems are listed for the host event by event.
const MAX_PROBLEMS = 50;
const NOTHING_READ = 'has content, but nothing of it could be read: its nights stay taken';
const SHRUNKEN = 'has lost more than half of its nights: they stay taken until that is confirmed';

const stayOf = ({ check_in, check_out }: ClaimedFeed['events'][number]) => ({
  checkIn: check_in,
  checkOut: check_out,
});
const datesOf = <T>({ checkIn, checkOut }: { checkIn: T; checkOut: T }) => ({
  check_in: checkIn,
  check_out: checkOut,
});

function warningOf({ unreadable, problems }: ReadFile, isDoubtful: boolean): string | undefined {
  if (problems.some(({ reason }) => reason === 'content')) return NOTHING_READ;
  if (unreadable > 0) return `has ${unreadable} events that cannot be read`;
  return isDoubtful ? SHRUNKEN : undefined;
}

/** Parses the feed, or says why it can't be used. */
export function readFeed(feed: ClaimedFeed, fetched: Fetched, now: Date): Read {
  if (!fetched.ok) return fetched;
  if (fetched.text === null) {
    const hasAsked = feed.etag !== null || feed.last_modified !== null;
    return hasAsked ? { ok: true, stays: null, report: {} } : { ok: false, error: 'status_304' };
  }
  const { timezone, platform, imports, takes } = feed;
  const today = todayInZone(now, timezone);
  const file = readCalendarFile(fetched.text, {
    timezone,
    from: today,
    until: importHorizon(today),
  });
  if (!file.ok) return file;

  const { stays, leftOut, watched } = importFeed(file.events, {
    platform,
    imports,
    takes,
    today,
    ownUidDomain: calendarDomain(readFunctionEnv().SITE_URL),
    watched: feed.watched.map(({ seen_on: seenOn, moves, reach, ...dates }) => ({
      ...stayOf(dates),
      seenOn,
      moves,
      reach,
    })),
  });
  if (stays.length > MAX_STAYS) return { ok: false, error: 'too_many_events' };
  const known = feed.doubtful_since && { since: feed.doubtful_since, reads: feed.doubtful_reads };
  const { unreadable } = file;
  // Events that are left out still count as present, so leaving them out isn't a loss.
  const there = [...stays, ...leftOut.filter(({ kind }) => kind !== 'hours')];
  const doubt = findFeedDoubt(feed.events.map(stayOf), there, {
    today,
    now,
    unreadable,
    doubt: known,
  });
  return {
    ok: true,
    stays: stays.map(({ meaning, guest, ...stay }) => ({
      ...datesOf(stay),
      meaning,
      guest: guest ? { name: guest.name, phone_end: guest.phoneEnd, link: guest.link } : null,
    })),
    report: {
      takes,
      problems: file.problems
        .slice(0, MAX_PROBLEMS)
        .map(({ reason, summary, ...stay }) => ({ reason, summary, ...datesOf(stay) })),
      left_out: leftOut.map(({ kind, summary, ...stay }) => ({ kind, summary, ...datesOf(stay) })),
      watched: watched.map(({ seenOn, moves, reach, ...stay }) => ({
        ...datesOf(stay),
        seen_on: seenOn,
        moves,
        reach,
      })),
      warning: warningOf(file, doubt !== null),
      // A doubtful feed is fetched in full, because a 304 would prove nothing, nor show that a block has stopped
      // moving.
      ...(!doubt &&
        leftOut.every(({ kind }) => kind !== 'moving') && {
          etag: fetched.etag,
          last_modified: fetched.lastModified,
        }),
      ...(doubt && { doubtful_reads: doubt.reads, doubtful_since: doubt.since.toISOString() }),
    },
  };
}
