import { dollars, quoteJson, quotes } from './example-quotes-sql.ts';
import {
  BLOCK_REASONS,
  FIRST_NAMES,
  LAST_NAMES,
  OPEN_QUESTION,
  THREADS,
} from './example-guests.ts';
import { rows, sqlHash, text, textArray } from './sql.ts';

const TODAY = '(now() at time zone cabins.timezone)::date';
const hash = (what: string, of = 'occupancies.id') => sqlHash(`${of}::text || '${what}'`);
const pick = (values: readonly string[], what: string) =>
  `(${textArray(values)})[(1 + ${hash(what)} % ${values.length})::int]`;

/** Blocks and owner stays say what they are. */
const blockReasons = `update public.occupancies set
  is_owner_stay = ${hash('owner')} % 3 = 0,
  block_reason = case when ${hash('owner')} % 3 <> 0 then ${pick(BLOCK_REASONS, 'reason')} end
where is_example and kind = 'block' and block_reason is null and not is_owner_stay;`;

/**
 * Nights before today are no longer for sale, so any story about them is possible: three parties that are in a house
 * arrive today instead, after three that leave, and some stays are over.
 */
const today = `with arriving as (
  select occupancies.id
  from public.occupancies
  join public.cabins on cabins.id = occupancies.cabin_id
  left join public.cabin_calendar as calendar on calendar.cabin_id = occupancies.cabin_id and calendar.day = ${TODAY}
  where occupancies.is_example and occupancies.kind = 'booking' and occupancies.check_in < ${TODAY} and occupancies.check_out > ${TODAY}
    and not exists (select from public.bookings where bookings.occupancy_id = occupancies.id)
    and not exists (select from public.bookings where bookings.is_example)
  order by calendar.allows_check_in desc nulls last, ${hash('arriving')}
  limit 3
)
update public.occupancies set check_in = ${TODAY}
from public.cabins
where cabins.id = occupancies.cabin_id and occupancies.id in (select id from arriving);

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, is_example)
select gen_random_uuid(), cabins.id, ${TODAY} - past.days_ago - past.nights, ${TODAY} - past.days_ago, 'booking', true
from public.cabins
cross join (values (0, 3), (1, 2), (6, 4), (17, 3)) as past (days_ago, nights)
where exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.is_example)
  and not exists (select from public.bookings where bookings.cabin_id = cabins.id and bookings.is_example)
  and (
    case when past.days_ago = 0
      then exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.check_in = ${TODAY} and occupancies.is_example)
      else ${hash('past', 'cabins.id')} % 4 = past.days_ago % 4 end
  )
on conflict do nothing;

insert into public.occupancies (id, cabin_id, check_in, check_out, kind, released_at, is_example)
select gen_random_uuid(), cabins.id, ${TODAY} + 24, ${TODAY} + 27, 'booking', now() - interval '2 days', true
from public.cabins
where exists (select from public.occupancies where occupancies.cabin_id = cabins.id and occupancies.is_example)
  and not exists (select from public.bookings where bookings.is_example)
order by cabins.display_order limit 1;`;

const bookings = `insert into public.bookings (
  occupancy_id, cabin_id, reference, token, status, adults, children, pets, guest_name, guest_email, guest_phone, quote,
  total_cents, request_hash, terms_accepted_at, created_at, hold_expires_at, free_cancel_until, is_example
)
with unbooked as materialized (
  select occupancies.* from public.occupancies
  where occupancies.is_example and occupancies.kind = 'booking'
    and not exists (select from public.bookings where bookings.occupancy_id = occupancies.id)
),
${quotes}
select
  id, cabin_id,
  'MM-' || translate(upper(substr(md5(id::text || 'reference'), 1, 8)), '01', 'GH'),
  replace(gen_random_uuid()::text, '-', ''),
  'held', adults, children, pets, guest.first || ' ' || guest.last,
  lower(guest.first || '.' || guest.last) || '@example.com',
  '+186555501' || lpad((${hash('phone', 'quoted.id')} % 100)::text, 2, '0'),
  ${quoteJson},
  total, 'example', booked_at, booked_at, booked_at + interval '15 minutes',
  (check_in - free_cancel_days)::timestamp at time zone quoted.timezone, true
from quoted
cross join lateral (
  select (${textArray(FIRST_NAMES)})[(1 + ${hash('first', 'quoted.id')} % ${FIRST_NAMES.length})::int] as first,
         (${textArray(LAST_NAMES)})[(1 + ${hash('last', 'quoted.id')} % ${LAST_NAMES.length})::int] as last
) as guest
cross join lateral (
  select least(
    check_in::timestamp at time zone quoted.timezone - make_interval(days => (4 + ${hash('ahead', 'quoted.id')} % 70)::int),
    now() - make_interval(hours => (3 + ${hash('ago', 'quoted.id')} % 600)::int)
  ) as booked_at
) as moment;`;

const ledger = `insert into public.payments (
  booking_id, provider, session_id, url, status, amount_cents, paid_cents, provider_payment_id, created_at, expires_at, paid_at
)
select id, 'test', 'example_' || id, 'https://example.com/', 'paid', total_cents, total_cents, 'example_' || id,
       created_at, hold_expires_at, created_at + interval '4 minutes'
from public.bookings where is_example and status = 'held';

update public.bookings set status = 'confirmed', confirmed_at = created_at + interval '4 minutes', hold_expires_at = null
where is_example and status = 'held';

update public.bookings set status = 'completed', completed_at = (occupancies.check_out + 1)::timestamp at time zone cabins.timezone
from public.occupancies, public.cabins
where bookings.is_example and bookings.status = 'confirmed' and occupancies.id = bookings.occupancy_id
  and cabins.id = occupancies.cabin_id and occupancies.check_out < ${TODAY};

update public.bookings set status = 'cancelled', cancelled_at = occupancies.released_at, cancelled_by = 'guest'
from public.occupancies
where bookings.is_example and bookings.status = 'confirmed' and occupancies.id = bookings.occupancy_id and occupancies.released_at is not null;

insert into public.refunds (payment_id, amount_cents, reason, status, attempts, provider_id, created_at, sent_at)
select payments.id, payments.paid_cents, 'cancellation', 'sent', 1, 'example_' || payments.id, cancelled_at,
       cancelled_at + interval '3 minutes'
from public.bookings
join public.payments on payments.booking_id = bookings.id
where bookings.is_example and bookings.status = 'cancelled'
  and not exists (select from public.refunds where refunds.payment_id = payments.id);

update public.bookings set status = 'refunded'
where is_example and status = 'cancelled' and exists (
  select from public.refunds join public.payments on payments.id = refunds.payment_id
  where payments.booking_id = bookings.id and refunds.provider_id like 'example\\_%' and refunds.status = 'sent'
);

insert into public.booking_events (booking_id, kind, created_at, handled_at)
select bookings.id, happened.kind, happened.at, happened.at
from public.bookings
cross join lateral (values
  ('held', created_at), ('pending_payment', created_at + interval '1 minute'), ('confirmed', confirmed_at),
  ('completed', completed_at), ('cancelled', cancelled_at),
  ('refunded', case when status = 'refunded' then cancelled_at + interval '4 minutes' end)
) as happened (kind, at)
where is_example and happened.at is not null
  and not exists (
    select from public.booking_events where booking_events.booking_id = bookings.id and booking_events.kind = happened.kind
  );

update public.booking_events set handled_at = booking_events.created_at
from public.bookings where bookings.id = booking_events.booking_id and bookings.is_example and handled_at is null;`;

const STAY_WORDS = `cabins.title || ', ' || to_char(occupancies.check_in, 'FMMon FMDD') || ' to ' || to_char(occupancies.check_out, 'FMMon FMDD, YYYY')`;

/** The emails that are written are kept: no provider ever gets one about an example. */
const emails = `insert into public.outbox (
  channel, recipient, subject, body, purpose, budget, dedupe_key, status, created_at, send_at, send_before, attempts
)
select 'email', bookings.guest_email, email.subject || ': ' || ${STAY_WORDS},
  'Hi ' || split_part(bookings.guest_name, ' ', 1) || E',\\n\\n' || email.body
    || E'\\n\\nReference: ' || bookings.reference || E'\\n' || ${STAY_WORDS}
    || E'\\nTotal: ' || ${dollars('bookings.total_cents')} || E'\\n\\nThis is an example. Nobody gets it.',
  email.purpose, 'guests', 'booking:' || bookings.id || ':' || email.purpose,
  case when email.at <= now() then 'kept' else 'queued' end,
  least(email.at, now()), email.at, email.at + interval '3 days', 0
from public.bookings
join public.occupancies on occupancies.id = bookings.occupancy_id
join public.cabins on cabins.id = bookings.cabin_id
cross join lateral (values
  ('booking-confirmed', 'You’re booked!', 'It’s all yours.', bookings.confirmed_at),
  ('arrival', 'See you soon',
   'Come anytime after ' || to_char(cabins.check_in_time, 'FMHH12:MI AM') || '. Directions are on your stay page.',
   case when bookings.status in ('confirmed', 'completed') then greatest(
     bookings.confirmed_at + interval '1 minute',
     (occupancies.check_in - 3 + time '10:00') at time zone cabins.timezone) end),
  ('review-request', 'How was it?', 'Thanks for staying with us. Tell me the good and the not-so-good.',
   case when occupancies.check_out between ${TODAY} - 1 and ${TODAY} then (occupancies.check_out + 2 + time '10:00') at time zone cabins.timezone end),
  ('booking-cancelled', 'Canceled', 'You’ll get back everything you paid.', bookings.cancelled_at),
  ('refund-sent', 'Your refund is on its way', 'It can take a few days to show up.', bookings.cancelled_at + interval '3 minutes')
) as email (purpose, subject, body, at)
where bookings.is_example and email.at is not null
on conflict do nothing;`;

/** A question and its answer here and there, and one that waits. */
const messages = `insert into public.guest_messages (id, booking_id, body, created_at, told_at, author, read_at, answered_at)
with placed as (
  select bookings.id, bookings.confirmed_at,
    row_number() over (order by occupancies.check_in < ${TODAY}, occupancies.check_in, occupancies.id) as place
  from public.bookings
  join public.occupancies on occupancies.id = bookings.occupancy_id
  join public.cabins on cabins.id = bookings.cabin_id
  where bookings.is_example and bookings.status in ('confirmed', 'completed')
    and not exists (select from public.guest_messages as said where said.booking_id = bookings.id)
    and occupancies.check_in between ${TODAY} - 30 and ${TODAY} + 30
    and not exists (
      select from public.guest_messages as said join public.bookings as talked on talked.id = said.booking_id where talked.is_example
    )
),
thread (n, question, answer) as (values
${rows(THREADS.map(([question, answer], i) => [i, text(question), text(answer)]))}
)
select gen_random_uuid(), placed.id, said.body, said.at, said.at, said.author,
       case when said.author = 'guest' and said.is_answered then said.at + interval '1 hour' end,
       case when said.author = 'guest' and said.is_answered then said.at + interval '1 hour' end
from placed
left join thread on thread.n = placed.place / 4 % ${THREADS.length} and placed.place % 4 = 0
cross join lateral (values
  (case when placed.place = 1 then ${text(OPEN_QUESTION)} end, now() - interval '50 minutes', 'guest', false),
  (thread.question, placed.confirmed_at + interval '1 hour', 'guest', true),
  (thread.answer, placed.confirmed_at + interval '2 hours', 'host', true)
) as said (body, at, author, is_answered)
where said.body is not null;`;

/** A guest, a payment, emails and messages for each stay that the calendar shows as booked; every one an example. */
export const examplesSql = (): string =>
  [today, blockReasons, bookings, ledger, emails, messages].join('\n\n');
