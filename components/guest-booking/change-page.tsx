import { BookingPage } from '@/components/booking/booking-page';
import { CabinStrip } from '@/components/booking/cabin-strip';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { stayReasonCopy } from '@/components/stay-picker/stay/reason-copy';
import { AskLine } from '@/components/ui/host/ask-line';
import { Link } from '@/components/ui/link';
import type { Booking } from '@/lib/domain/bookings/booking';
import type { ChangeProblem } from '@/lib/domain/bookings/flash-message';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { paths } from '@/lib/http/paths';
import type { ChangePreview as Preview, ChangeWish, ExtraNight } from '@/lib/schemas/stay-changes';
import { CHANGE_PROBLEMS, wantedText } from './change-copy';
import { ChangeFields } from './change-fields';
import { ChangePreview } from './change-preview';
import { ExtraNights } from './extra-nights';

type Props = {
  booking: Booking;
  /** Null when the cabin isn't on the site anymore. */
  cabin: AvailabilityCabin | null;
  /** What the guest asked for; null at first. */
  wish: ChangeWish | null;
  /** Its price, or why it can't be had. Null without a wish, or if the database refuses even to price it. */
  found: { ok: true; preview: Preview } | { ok: false; reason: string } | null;
  extraNights: readonly ExtraNight[];
  problem: ChangeProblem | null;
  formId: string;
  now: Date;
};

/** Changes dates, party or pets of a booked stay, after showing the difference line by line. */
export function ChangePage(props: Props) {
  const { booking, cabin, wish, found, extraNights, problem, formId, now } = props;
  const shownProblem = problem ?? (wish && !found ? 'not_possible' : null);
  const problemText =
    found && !found.ok
      ? stayReasonCopy(found.reason).description
      : shownProblem && CHANGE_PROBLEMS[shownProblem];
  return (
    <BookingPage heading="Change your stay">
      <div className="checkout grid gap-x-10 gap-y-7 rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8 laptop:grid-cols-[minmax(0,1fr)_22rem] laptop:grid-rows-[auto_1fr]">
        <div className="laptop:col-start-2">
          <CabinStrip cabin={booking.cabin} />
          <p className="mt-3 text-ink-soft">Your current booking</p>
          <p className="font-semibold">{wantedText(booking)}</p>
          <p className="mt-3">
            <Link href={paths.guestBooking(booking.token)} className="link" prefetch={false}>
              Keep my booking as it is
            </Link>
          </p>
        </div>
        <div className="laptop:col-start-1 laptop:row-span-2 laptop:row-start-1 laptop:border-r laptop:border-line laptop:pr-10">
          {problemText && (
            <p
              role="alert"
              className="mb-6 rounded-control bg-ember-100 px-4 py-3 font-medium text-ember-800"
            >
              {problemText}
            </p>
          )}
          {!wish && <ExtraNights token={booking.token} nights={extraNights} />}
          <ChangeFields
            // Another wish is a new form, whose fields begin with it.
            key={formId}
            booking={booking}
            cabin={cabin}
            wish={wish ?? booking}
            today={todayInZone(now, booking.cabin.timezone)}
          />
          {wish && found?.ok && (
            <ChangePreview booking={booking} wish={wish} preview={found.preview} formId={formId} />
          )}
        </div>
        <AskLine about={`booking ${booking.reference}`} className="laptop:col-start-2" />
      </div>
    </BookingPage>
  );
}
