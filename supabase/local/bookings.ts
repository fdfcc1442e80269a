import { addDays, utcDate } from '../../lib/domain/values/calendar-date.ts';
import { formatMoney } from '../../lib/copy/format.ts';
import { openAdmin, unreadable, type Admin } from './admin.ts';
import { runToEnd } from './processes.ts';
import { StartError } from './start-error.ts';

type Outcome = { result: string; refund_cents: number };

const USAGE = `Bookings:
  npm run bookings                                the stays of last week and to come
  npm run bookings cancel <reference>             what cancelling it as the host would pay back
  npm run bookings cancel <reference> <dollars>   cancels it and pays that back; the guest is told
A guest who cancels does so on the booking's own page. The host's cancellation always pays everything back.`;

const MAX_LISTED = 100;

async function list(admin: Admin, url: string): Promise<void> {
  const { data, error } = await admin
    .from('bookings')
    .select(
      'reference, status, guest_name, total_cents, cabins!bookings_cabin_id_fkey(slug), occupancies!bookings_occupancy_id_fkey!inner(check_in, check_out)',
    )
    .in('status', ['held', 'pending_payment', 'confirmed'])
    .gte('occupancies.check_out', addDays(utcDate(new Date()), -7))
    .order('created_at', { ascending: false })
    .limit(MAX_LISTED);
  if (error) throw unreadable('list of bookings', url, error);
  const lines = data
    .toSorted((a, b) => (a.occupancies.check_in < b.occupancies.check_in ? -1 : 1))
    .map(({ reference, status, guest_name: name, total_cents: total, cabins, occupancies }) => {
      const guest = name.replace(/\p{Cc}/gu, '');
      return `${occupancies.check_in} to ${occupancies.check_out}  ${reference}  ${status}  ${formatMoney(total)}  ${cabins.slug}  ${guest}`;
    });
  console.log([...(lines.length ? lines : ['No bookings.']), '', USAGE].join('\n'));
}

// "$1,234.50" and "1234.5" alike; anything else is no amount.
function parseDollars(text: string): number {
  const match = /^\$?(\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(',', ''));
  if (!match) throw new StartError(USAGE);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

async function cancel(admin: Admin, url: string, [reference = '', amount]: readonly string[]) {
  const found = await admin
    .from('bookings')
    .select('token')
    .eq('reference', reference.toUpperCase());
  if (found.error) throw unreadable('list of bookings', url, found.error);
  const [booking] = found.data;
  if (!booking) throw new StartError(`There is no booking ${reference}.`);
  const { data, error } = await admin.rpc('cancel_booking', {
    p_token: booking.token,
    p_by: 'host',
    // No refund is this: it only tells what the refund would be.
    p_expected_refund_cents: amount === undefined ? -1 : parseDollars(amount),
  });
  if (error) throw unreadable('booking', url, error);
  const { result, refund_cents: cents } = data as Outcome;
  const refund = formatMoney(cents);
  if (result === 'cancelled') {
    console.log(`Canceled. ${refund} goes back within minutes, and the guest is told by email.`);
  } else if (result === 'repeated') {
    console.log(`It is already canceled; ${refund} goes back, or has gone.`);
  } else if (result === 'refund_changed') {
    const command = `npm run bookings cancel ${reference} ${(cents / 100).toFixed(2)}`;
    console.log(`Nothing is canceled yet. It would pay back ${refund}. To do so:\n  ${command}`);
  } else throw new StartError('It is over, and can’t be canceled.');
}

async function bookings(): Promise<void> {
  const { admin, url } = openAdmin();
  const [name = 'list', ...args] = process.argv.slice(2);
  if (name === 'list') return list(admin, url);
  if (name === 'cancel') return cancel(admin, url, args);
  throw new StartError(USAGE);
}

await runToEnd(bookings);
