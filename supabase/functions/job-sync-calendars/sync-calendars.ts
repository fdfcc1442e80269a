import { logError } from '../../../lib/log/log.ts';
import { claimedFeedsSchema, type ClaimedFeed } from '../../../lib/schemas/calendar-feed.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import type { Work } from '../_shared/work.ts';
import { notifyNow } from '../_shared/messages/notify-now.ts';
import { safeFetch } from '../_shared/safe-fetch.ts';
import { notifyHostOfConflicts, notifyHostOfSilentFeed } from './host-emails.ts';
import { readFeed } from './read-feed.ts';

// A job must respond within 25 s, and a feed may take 8 s.
const FEEDS_PER_RUN = 10;
const AT_ONCE = 5;
const CLAIM_SECONDS = 60;

type Counts = Record<'read' | 'failed' | 'laid' | 'released' | 'conflicts' | 'given_up', number>;

async function claimFeeds({ admin, now }: Work): Promise<ClaimedFeed[]> {
  const claimed = await admin.rpc('claim_calendar_feeds', {
    p_most: FEEDS_PER_RUN,
    p_seconds: CLAIM_SECONDS,
    p_now: now.toISOString(),
  });
  return claimedFeedsSchema.parse(expectData(claimed));
}

async function noteFailure({ admin, now }: Work, feed: ClaimedFeed, error: string) {
  const noted = await admin.rpc('note_calendar_failure', {
    p_feed_id: feed.id,
    p_error: error,
    p_now: now.toISOString(),
  });
  const silentSince = expectData(noted);
  // Null when the feed was removed meanwhile.
  if (silentSince)
    await notifyHostOfSilentFeed({ admin, now }, feed, { error, since: silentSince });
}

async function syncFeed(work: Work, feed: ClaimedFeed, fetch: typeof safeFetch, counts: Counts) {
  const { etag, last_modified: lastModified } = feed;
  const fetched = await fetch(feed.url, { etag, lastModified });
  const read = readFeed(feed, fetched, work.now);
  if (!read.ok) {
    counts.failed++;
    return noteFailure(work, feed, read.error);
  }
  const applied = await work.admin.rpc('apply_calendar_feed', {
    p_feed_id: feed.id,
    p_stays: read.stays,
    p_report: read.report,
    p_now: work.now.toISOString(),
  });
  const { laid, released, conflicts, given_up } = expectData(applied) as Omit<
    Counts,
    'read' | 'failed'
  >;
  counts.read++;
  counts.laid += laid;
  counts.released += released;
  counts.conflicts += conflicts;
  counts.given_up += given_up;
}

/**
 * Reads the feeds that are due, each leased to one run. Idempotent: a feed is reduced to date ranges, so reading the
 * same content again changes nothing.
 */
export async function syncCalendars(work: Work, fetch = safeFetch): Promise<Counts> {
  const counts: Counts = { read: 0, failed: 0, laid: 0, released: 0, conflicts: 0, given_up: 0 };
  const feeds = await claimFeeds(work);
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let feed = feeds.pop(); feed; feed = feeds.pop()) {
      try {
        await syncFeed(work, feed, fetch, counts);
      } catch (error) {
        // One failure must not stop the others; its lease expires.
        counts.failed++;
        logError('calendar could not be synced', error, { feed: feed.id });
      }
    }
  });
  await Promise.all(workers);
  if (counts.given_up > 0) notifyNow(work);
  await notifyHostOfConflicts(work);
  return counts;
}
