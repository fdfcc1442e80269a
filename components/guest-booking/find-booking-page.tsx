import { BookingPage } from '@/components/booking/booking-page';
import { AskLine } from '@/components/ui/host/ask-line';
import type { FindNotice } from '@/lib/domain/bookings/find-booking';
import { FIND_COPY } from './find-booking-copy';
import { FormAnswer } from './form-answer';
import { FindBookingForm } from './find-booking-form';

/** The form that emails guests the links to their bookings; `notice` is its outcome without JavaScript. */
export function FindBookingPage({ notice }: { notice: FindNotice | null }) {
  const isSent = notice === 'sent';
  return (
    <BookingPage heading="Find your booking">
      {notice && <FormAnswer text={FIND_COPY[notice]} isProblem={!isSent} />}
      {!isSent && (
        <>
          <p className="mb-6 max-w-prose text-lede text-pretty text-ink-soft">
            Enter your email to get the link to your booking. No password needed.
          </p>
          <FindBookingForm />
        </>
      )}
      <AskLine about="my booking" className="mt-10" />
    </BookingPage>
  );
}
