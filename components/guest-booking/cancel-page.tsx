import { BookingPage } from '@/components/booking/booking-page';
import { CabinStrip } from '@/components/booking/cabin-strip';
import { AskLine } from '@/components/ui/host/ask-line';
import { Button, buttonClass } from '@/components/ui/button';
import {
  agreedLastFreeDay,
  isChangeable,
  paidCents,
  phaseOf,
  refundNowCents,
  type Booking,
} from '@/lib/domain/bookings/booking';
import type { CancelProblem } from '@/lib/domain/bookings/flash-message';
import { throughMidnightText } from '@/lib/copy/cabin-clock';
import { formatDateRange, formatMoney, formatMonthDayYear } from '@/lib/copy/format';
import { changeStayPath, paths } from '@/lib/http/paths';
import { REFUND_DELAY_COPY } from '@/lib/copy/refund-copy';
import { shop } from '@/lib/shop/shop';

type Props = { booking: Booking; problem: CancelProblem | null; now: Date };

const PROBLEMS: Record<CancelProblem, string> = {
  refund_changed:
    'The refund changed after you opened this page, so nothing was canceled. Check the new amount first.',
  get failed() {
    return `We lost the connection and can’t tell if this went through. Open your booking to check, or try again (it only cancels once). Or text ${shop().phone.display}.`;
  },
};

function reasonText(booking: Booking, refund: number, now: Date): string {
  const lastDay = agreedLastFreeDay(booking);
  if (paidCents(booking) === 0) return 'You haven’t paid anything, so there’s nothing to refund.';
  if (refund === 0) return `Free cancellation ended ${formatMonthDayYear(lastDay)}.`;
  const hasTime = now.getTime() < Date.parse(booking.freeCancelUntil);
  const why = hasTime
    ? `Free cancellation ${throughMidnightText(lastDay, booking.cabin.timezone)}.`
    : `Free cancellation ended ${formatMonthDayYear(lastDay)}, but your damage deposit always comes back.`;
  return `${why} We’ll refund your card, usually within the hour. ${REFUND_DELAY_COPY}`;
}

const cancelText = (refund: number) =>
  refund > 0 ? `Cancel and get ${formatMoney(refund)} back` : 'Cancel without a refund';

/** Shows the refund before anything is cancelled; the form carries that sum, and is refused if it has changed. */
export function CancelPage({ booking, problem, now }: Props) {
  const refund = refundNowCents(booking, now);
  const isHold = phaseOf(booking, now) === 'waiting';
  return (
    <BookingPage heading={isHold ? 'Release these dates?' : 'Cancel this booking?'}>
      {/* Nothing is sold here, so the promotion banner is hidden, as on the booking page. */}
      <div className="checkout grid gap-x-10 gap-y-7 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8 laptop:grid-cols-[minmax(0,1fr)_22rem] laptop:grid-rows-[auto_1fr]">
        <div className="laptop:col-start-2">
          <CabinStrip cabin={booking.cabin} />
          <p className="mt-3 font-semibold">
            {formatDateRange(booking)} · {booking.reference}
          </p>
        </div>
        <div className="laptop:col-start-1 laptop:row-span-2 laptop:row-start-1 laptop:border-r laptop:border-line laptop:pr-10">
          {problem && (
            <p
              role="alert"
              className="mb-6 rounded-control bg-ember-100 px-4 py-3 font-medium text-ember-800"
            >
              {PROBLEMS[problem]}
            </p>
          )}
          {!isHold && (
            <>
              <p className="text-ink-soft">You’ll get back</p>
              <p
                className={`font-display text-title-1 font-semibold ${refund > 0 ? 'text-spruce-900' : 'text-ember-700'}`}
              >
                {formatMoney(refund)}
              </p>
            </>
          )}
          <p className={`max-w-prose text-ink-soft ${isHold ? '' : 'mt-2'}`}>
            {reasonText(booking, refund, now)}
          </p>
          <form action={paths.stayCancellation(booking.token)} method="post" className="mt-8">
            <input type="hidden" name="expected_refund_cents" value={refund} />
            {isHold && <input type="hidden" name="only_unpaid" value="yes" />}
            <div className="flex flex-wrap gap-3">
              <a href={paths.guestBooking(booking.token)} className={buttonClass('primary')}>
                {isHold ? 'Keep them' : 'Keep my booking'}
              </a>
              <Button type="submit" variant="secondary">
                {isHold ? 'Release them' : cancelText(refund)}
              </Button>
            </div>
          </form>
          <p className="mt-6 text-sm text-ink-soft">
            {'Your dates reopen right away. Just want other dates? '}
            {isChangeable(booking, now) ? (
              <a href={changeStayPath(booking.token)} className="link">
                Change your stay instead
              </a>
            ) : (
              `Text ${shop().phone.display} before you cancel`
            )}
            .
          </p>
        </div>
        <AskLine about={`booking ${booking.reference}`} className="laptop:col-start-2" />
      </div>
    </BookingPage>
  );
}
