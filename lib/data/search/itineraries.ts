import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { CastVote, Itinerary, ShortlistedCabin } from '@/lib/domain/trip/itinerary';
import { moveToDates } from '@/lib/domain/trip/planner/change-plan';
import { parsePlan } from '@/lib/domain/trip/planner/parse-plan';
import type { Plan } from '@/lib/domain/trip/planner/plan';
import type { SavedAnswer } from '@/lib/domain/search/saved-cabins-status';
import { toStay, type Stay } from '@/lib/domain/stays/stay';
import {
  editTokenSchema,
  itineraryTokenSchema,
  type ItineraryRequest,
  type VoteRequest,
} from '@/lib/schemas/itinerary';
import { adminClient } from '@/lib/supabase/admin-client';
import type { Json } from '@/lib/supabase/database.types';
import { expectData } from '@/lib/supabase/expect-data';
import { checkSavedCabins } from './saved';
import { shop } from '@/lib/shop/shop';

const MAX_VOTERS = 100;
const DAYS_AFTER_TRIP = 60;
const DAYS_WITHOUT_DATES = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

const COLUMNS =
  'id, title, plan, check_in, check_out, guests, updated_at, edit_token_hash, itinerary_cabins!itinerary_cabins_itinerary_id_fkey(cabin_id, position, added_total_cents)' as const;

/** The row behind a link that still works. */
async function findRow(token: string, now: Date) {
  if (!itineraryTokenSchema.safeParse(token).success) return null;
  const query = adminClient().from('itineraries').select(COLUMNS).eq('token', token);
  return expectData(
    await query.is('revoked_at', null).gt('expires_at', now.toISOString()).maybeSingle(),
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const stayOfRow = ({ check_in: checkIn, check_out: checkOut }: Row): Stay | null =>
  checkIn && checkOut ? { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) } : null;

const NO_CABINS: SavedAnswer = { cabins: [], dates: 'none' };

async function check(ids: string[], stay: Stay | null, guests: number, now: Date) {
  if (ids.length === 0) return NO_CABINS;
  const dates = stay && { check_in: stay.checkIn, check_out: stay.checkOut };
  return checkSavedCabins({ ids, guests, ...dates }, now);
}

async function listVotes(id: string, voterId: string | null): Promise<CastVote[]> {
  const query = adminClient()
    .from('itinerary_votes')
    .select('cabin_id, voter_id, voter_name, vote')
    .eq('itinerary_id', id)
    .order('voted_at');
  return expectData(await query).map((row) => ({
    cabinId: row.cabin_id,
    name: row.voter_name,
    vote: row.vote > 0 ? 1 : -1,
    isMine: row.voter_id === voterId,
  }));
}

/** The shared plan with the current state of its cabins; null for an unknown or revoked link. */
export async function readItinerary(token: string, now: Date): Promise<Itinerary | null> {
  const row = await findRow(token, now);
  if (!row) return null;
  const stay = stayOfRow(row);
  const listed = row.itinerary_cabins.toSorted((a, b) => a.position - b.position);
  const ids = listed.map(({ cabin_id: id }) => id);
  const [answer, votes] = await Promise.all([
    check(ids, stay, row.guests, now),
    listVotes(row.id, null),
  ]);
  const byId = new Map(answer.cabins.map((result) => [result.cabin.id, result]));
  const shortlist = listed.flatMap((each): ShortlistedCabin[] => {
    const result = byId.get(each.cabin_id);
    return result ? [{ result, addedTotalCents: each.added_total_cents }] : [];
  });
  const { title, guests, plan } = row;
  return {
    token,
    title,
    stay,
    guests,
    plan: parsePlan(plan, shop().areas),
    shortlist,
    dates: answer.dates,
    votes,
  };
}

export const hasItinerary = async (token: string, now: Date): Promise<boolean> =>
  (await findRow(token, now)) !== null;

/** Only the title and dates, for a calendar file. */
export async function readTrip(token: string, now: Date) {
  const row = await findRow(token, now);
  const stay = row && stayOfRow(row);
  return stay
    ? { title: row.title, stay, updatedAt: new Date(row.updated_at).toISOString() }
    : null;
}

/** The votes, and whether the edit token is valid. */
export async function readVotes(token: string, voter: string | null, editToken: string, now: Date) {
  const row = await findRow(token, now);
  if (!row) return null;
  return {
    votes: await listVotes(row.id, voter),
    canEdit: row.edit_token_hash === hash(editToken),
  };
}

function expiryOf(stay: Stay | null, now: Date): string {
  const from = stay ? Math.max(Date.parse(stay.checkOut), now.getTime()) : now.getTime();
  return new Date(from + (stay ? DAYS_AFTER_TRIP : DAYS_WITHOUT_DATES) * DAY_MS).toISOString();
}

type Known = { stay: Stay | null; guests: number; totals: ReadonlyMap<string, number | null> };

/** Quotes current totals, because stored ones could be for other dates or guests. */
async function priceCabins(
  request: ItineraryRequest,
  stay: Stay | null,
  known: Known | null,
  now: Date,
) {
  const answer = await check(request.cabins, stay, request.guests, now);
  const isSameStay =
    known?.guests === request.guests &&
    known.stay?.checkIn === stay?.checkIn &&
    known.stay?.checkOut === stay?.checkOut;
  const offered = new Map(answer.cabins.map((result) => [result.cabin.id, result]));
  return request.cabins.flatMap((id) => {
    const result = offered.get(id);
    if (!result) return [];
    const kept = isSameStay ? known.totals.get(id) : undefined;
    const current = result.shiftDays === 0 ? (result.price?.totalCents ?? null) : null;
    return [{ id, total_cents: kept === undefined ? current : kept }];
  });
}

type Draft = { token: string; editToken: string; plan: Plan | null; known: Known | null };
type Saved = { id: string; editToken: string };

/** Returns null when a cabin is unlisted or the itinerary was revoked meanwhile. */
async function save(request: ItineraryRequest, draft: Draft, now: Date): Promise<Saved | null> {
  const { title, check_in: checkIn, check_out: checkOut, guests } = request;
  const stay = toStay({ checkIn, checkOut });
  const cabins = await priceCabins(request, stay, draft.known, now);
  if (cabins.length < request.cabins.length) return null;
  const content = {
    title,
    check_in: checkIn ?? null,
    check_out: checkOut ?? null,
    guests,
    plan: draft.plan,
    cabins,
  };
  const id = expectData(
    await adminClient().rpc('save_itinerary', {
      p_token: draft.token,
      p_edit_token_hash: hash(draft.editToken),
      p_content: content as unknown as Json,
      p_expires_at: expiryOf(stay, now),
    }),
  ) as string | null;
  return id === null ? null : { id: draft.token, editToken: draft.editToken };
}

export async function createItinerary(request: ItineraryRequest, now: Date): Promise<Saved | null> {
  const token = randomBytes(16).toString('hex');
  const editToken = randomBytes(32).toString('hex');
  return save(request, { token, editToken, plan: request.plan ?? null, known: null }, now);
}

async function findOwnRow(token: string, editToken: string, now: Date): Promise<Row | null> {
  const row = editTokenSchema.safeParse(editToken).success ? await findRow(token, now) : null;
  return row?.edit_token_hash === hash(editToken) ? row : null;
}

export async function changeItinerary(
  { token, editToken }: { token: string; editToken: string },
  request: ItineraryRequest,
  now: Date,
): Promise<'changed' | 'unknown' | 'unknown_cabin' | 'dates_needed'> {
  const row = await findOwnRow(token, editToken, now);
  if (!row) return 'unknown';
  const { check_in: checkIn, check_out: checkOut } = request;
  const before = parsePlan(row.plan, shop().areas);
  if (before && !checkIn) return 'dates_needed';
  const stay = toStay({ checkIn, checkOut });
  const moved = before && stay ? moveToDates(before, stay, shop().areas) : null;
  const listed = new Map(
    row.itinerary_cabins.map((each) => [each.cabin_id, each.added_total_cents]),
  );
  const known = { stay: stayOfRow(row), guests: row.guests, totals: listed };
  const plan = request.plan ?? moved;
  const saved = await save(request, { token, editToken, plan, known }, now);
  return saved ? 'changed' : 'unknown_cabin';
}

export async function revokeItinerary(
  token: string,
  editToken: string,
  now: Date,
): Promise<boolean> {
  const row = await findOwnRow(token, editToken, now);
  if (!row) return false;
  const change = { revoked_at: now.toISOString() };
  expectData(await adminClient().from('itineraries').update(change).eq('id', row.id));
  return true;
}

export async function castVote(token: string, vote: VoteRequest, now: Date): Promise<string> {
  if (!itineraryTokenSchema.safeParse(token).success) return 'unknown';
  return expectData(
    await adminClient().rpc('cast_itinerary_vote', {
      p_token: token,
      p_cabin_id: vote.cabin_id,
      p_voter_id: vote.voter_id,
      p_name: vote.name,
      p_vote: vote.vote,
      p_most: MAX_VOTERS,
      p_now: now.toISOString(),
    }),
  );
}
