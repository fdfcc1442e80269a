import { parseCabinFilter } from '../../../lib/domain/catalog/cabin-filters.ts';
import { buildOpeningText, openingSendTime } from '../../../lib/domain/messaging/opening-text.ts';
import { parseSearchParams, toSearchQuery } from '../../../lib/domain/search/search-criteria.ts';
import { addDays, calendarDate } from '../../../lib/domain/values/calendar-date.ts';
import { midnightInZone, todayInZone } from '../../../lib/domain/values/zoned-date.ts';
import { readFunctionEnv } from '../../../lib/env/functions.ts';
import { formatSeasonRange } from '../../../lib/copy/season-range.ts';
import { paths } from '../../../lib/http/paths.ts';
import { shop } from '../../../lib/shop/shop.ts';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { adoptPhoneHash } from '../_shared/messages/phone-hash.ts';
import type { Work } from '../_shared/work.ts';

const BATCH = 50;

type Opening = Database['public']['Functions']['find_openings']['Returns'][number];

/** The path of the search's results, as its visitor left them. */
function resultsPath(opening: Opening): string {
  const { criteria } = parseSearchParams(
    {
      check_in: opening.check_in,
      check_out: opening.check_out,
      guests: String(opening.guests),
      city: opening.area ?? undefined,
      flexible_days: opening.flexible_days > 0 ? String(opening.flexible_days) : undefined,
    },
    shop().areas,
  );
  const query = new URLSearchParams(toSearchQuery(criteria));
  const filter = parseCabinFilter(opening.filter);
  if (filter !== null) query.set('filter', filter);
  return paths.cabins(query.toString());
}

async function text({ admin, now }: Work, opening: Opening): Promise<boolean> {
  const checkIn = calendarDate(opening.check_in);
  const checkOut = calendarDate(opening.check_out);
  const today = todayInZone(now, shop().timezone);
  const body = buildOpeningText({
    brand: shop().name,
    dates: formatSeasonRange({ checkIn, checkOut }, today),
    link: new URL(resultsPath(opening), readFunctionEnv().SITE_URL).href,
  });
  // The number's opt-out may be stored under the hash of a former key.
  await adoptPhoneHash(admin, opening.phone);
  const queued = await admin.rpc('queue_opening_text', {
    p_watch_id: opening.id,
    p_body: body,
    p_send_at: openingSendTime(now, shop().timezone).toISOString(),
    p_send_before: midnightInZone(addDays(checkIn, 1), shop().timezone).toISOString(),
    p_now: now.toISOString(),
  });
  // The generated types don't know that a function may return null.
  return (expectData(queued) as string | null) !== null;
}

/** Repeats the searches that found nothing, and texts each number once when its search finds a cabin. */
export async function textOpenings(work: Work) {
  const { admin, now } = work;
  const openings = expectData(
    await admin.rpc('find_openings', {
      p_most: BATCH,
      p_today: todayInZone(now, shop().timezone),
      p_now: now.toISOString(),
    }),
  );
  let texts = 0;
  for (const opening of openings) {
    if (await text(work, opening)) texts += 1;
  }
  return { texts };
}
