import { BookingPage } from '@/components/booking/booking-page';
import { AskLine } from '@/components/ui/host/ask-line';
import { Link } from '@/components/ui/link';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { copyErasedAt } from '@/lib/domain/bookings/stay-copy';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatLongDate } from '@/lib/copy/format';
import { payUrl, phaseOf, type Booking } from '@/lib/domain/bookings/booking';
import type { ArrivalAccess } from '@/lib/domain/bookings/arrival';
import type { FlashMessage } from '@/lib/domain/bookings/flash-message';
import { paths } from '@/lib/http/paths';
import type { ExtraNight } from '@/lib/schemas/stay-changes';
import { ComeAgain } from './come-again';
import { ExtraNights } from './extra-nights';
import { FormAnswer } from './form-answer';
import { MessageThread } from './message-thread';
import { safeUrl } from './money-copy';
import { RELEASED, FLASH_COPY } from './flash-copy';
import { BookingSummary } from './booking-summary';
import { OpenChange } from './open-change';
import { OpenCharges, PayBooking } from './pay-parts';
import { StayCopyNote } from './stay-copy-note';
import { stateTexts } from './state-copy';

type Props = {
  booking: Booking;
  arrival: ArrivalAccess | null;
  extraNights: readonly ExtraNight[];
  notice: FlashMessage | null;
  formId: string;
  siteUrl: string;
  now: Date;
};

function NextStep({ booking, now }: { booking: Booking; now: Date }) {
  const phase = phaseOf(booking, now);
  const { cabin, checkIn, checkOut } = booking;
  if (phase === 'waiting') {
    const url = safeUrl(payUrl(booking, now));
    if (!url && booking.madeBy === 'host') return <PayBooking booking={booking} />;
    return url ? (
      <a href={url} className={buttonClass('accent', 'large')}>
        Finish paying
      </a>
    ) : null;
  }
  if (phase === 'lapsed' && cabin.isLive && !booking.isSoldElsewhere) {
    return (
      <ButtonLink href={paths.cabin(cabin.slug, { checkIn, checkOut })} prefetch={false}>
        See if they’re still open
      </ButtonLink>
    );
  }
  // The offer for a next stay leads to the cabins itself.
  if (phase === 'coming' || phase === 'here' || booking.returnOffer) return null;
  return (
    <ButtonLink href={paths.cabins()} variant="secondary" prefetch={false}>
      See all cabins
    </ButtonLink>
  );
}

/** The page of a guest's booking, opened by its secret link. */
export function GuestBookingPage({ booking, arrival, extraNights, notice, ...rest }: Props) {
  const { formId, siteUrl, now } = rest;
  const { heading, line, advice } = stateTexts(booking, now);
  const isLetGo = notice === 'cancelled' && booking.confirmedAt === null;
  const answer = isLetGo ? RELEASED : notice && FLASH_COPY[notice];
  const step = NextStep({ booking, now });
  const copyEnd = copyErasedAt(booking, now);
  return (
    <BookingPage heading={heading}>
      {answer && <FormAnswer {...answer} />}
      {(advice || step) && (
        <div className="mb-8 max-w-prose space-y-5 print:hidden">
          {advice && <p className="text-lede text-pretty text-ink-soft">{advice}</p>}
          {step && <div className="flex flex-wrap gap-3">{step}</div>}
        </div>
      )}
      <ComeAgain booking={booking} />
      <OpenChange booking={booking} />
      <OpenCharges booking={booking} />
      <AskLine about={`booking ${booking.reference}`} className="mb-8 print:hidden" />
      <BookingSummary booking={booking} arrival={arrival} line={line} now={now} />
      <div className="mt-10 max-w-2xl tablet:mt-12">
        <ExtraNights token={booking.token} nights={extraNights} />
        <MessageThread
          messages={booking.messages}
          timezone={booking.cabin.timezone}
          guestEmail={booking.guestEmail}
          action={paths.stayMessages(booking.token)}
          formId={formId}
          siteUrl={siteUrl}
        />
        {copyEnd && (
          <StayCopyNote
            path={paths.guestBooking(booking.token)}
            lastDay={formatLongDate(todayInZone(copyEnd, booking.cabin.timezone))}
          />
        )}
        <p className="mt-8 text-sm text-ink-soft print:hidden">
          Anyone with this page’s link can see, change and cancel the booking, so only share it with
          your group. Lost it?{' '}
          <Link href={paths.findBooking} className="link">
            Get it by email again
          </Link>
          .
        </p>
      </div>
    </BookingPage>
  );
}
