import { PriceLines } from '@/components/stay-picker/price/price-lines';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/link';
import {
  agreedLastFreeDay,
  heldDamageCents,
  isCancellable,
  isChangeable,
  phaseOf,
  refundNowCents,
  receiptUrl,
  type Booking,
} from '@/lib/domain/bookings/booking';
import { throughMidnightText } from '@/lib/copy/cabin-clock';
import { formatMoney, formatMonthDayYear } from '@/lib/copy/format';
import { changeStayPath, paths } from '@/lib/http/paths';
import { moneyTexts, safeUrl } from './money-copy';
import { moneyTint } from '@/components/booking/booking-status-copy';
import { SummaryPart } from '@/components/booking/summary-part';

function Cancellation({ booking, now }: { booking: Booking; now: Date }) {
  const phase = phaseOf(booking, now);
  if (!isCancellable(phase)) return null;
  const lastDay = agreedLastFreeDay(booking);
  const isFree = now.getTime() < Date.parse(booking.freeCancelUntil);
  const refund = refundNowCents(booking, now);
  const isDamageOnly = refund === heldDamageCents(booking);
  return (
    <div className="mt-6">
      {phase === 'coming' && (
        <p
          className={`border-t border-dashed border-line-strong pt-5 ${isFree ? 'text-spruce-700' : 'text-ember-700'}`}
        >
          <span className="font-semibold">
            {isFree
              ? `Free cancellation ${throughMidnightText(lastDay, booking.cabin.timezone)}.`
              : `Free cancellation ended ${formatMonthDayYear(lastDay)}.`}
          </span>{' '}
          <span className="text-ink-soft">
            {refund > 0
              ? `Cancel now and you’ll get ${isDamageOnly ? `your ${formatMoney(refund)} damage deposit` : formatMoney(refund)} back.`
              : 'Cancel now and there’s no refund unless someone else books these nights.'}
          </span>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        {isChangeable(booking, now) && (
          <a href={changeStayPath(booking.token)} className={buttonClass('secondary', 'small')}>
            Change this stay
          </a>
        )}
        <a href={paths.cancelBooking(booking.token)} className={buttonClass('secondary', 'small')}>
          {phase === 'waiting' ? 'Release these dates' : 'Cancel this booking'}
        </a>
      </div>
    </div>
  );
}

export function BookingMoney({ booking, now }: { booking: Booking; now: Date }) {
  const { quote } = booking;
  const receipt = safeUrl(receiptUrl(booking));
  const texts = moneyTexts(booking);
  return (
    <SummaryPart id="price" title="Price">
      <PriceLines price={quote} />
      {texts.length > 0 && (
        <div
          className={`mt-5 grid gap-2 rounded-control px-4 py-3 text-sm font-medium ${moneyTint(booking, now)}`}
        >
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {receipt && (
            <ExternalLink href={receipt} className="link print:hidden">
              See the receipt
            </ExternalLink>
          )}
        </div>
      )}
      <Cancellation booking={booking} now={now} />
    </SummaryPart>
  );
}
