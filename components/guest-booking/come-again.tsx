import { Link } from '@/components/ui/link';
import { buttonClass } from '@/components/ui/button';
import type { Booking } from '@/lib/domain/bookings/booking';
import { formatLongDate } from '@/lib/copy/format';
import { paths, reviewPath } from '@/lib/http/paths';

/** After the stay: the link to review it, and the guest's own code for the next. */
export function ComeAgain({
  booking: { returnOffer, reviewToken },
}: {
  booking: Pick<Booking, 'returnOffer' | 'reviewToken'>;
}) {
  if (!returnOffer && !reviewToken) return null;
  return (
    <section
      aria-labelledby="come-again"
      className="mb-8 max-w-prose rounded-card bg-spruce-50 px-5 py-5 print:hidden"
    >
      <h2 id="come-again" className="text-title-3 text-spruce-900">
        {returnOffer ? 'Come back and see us' : 'How was it?'}
      </h2>
      {returnOffer && (
        <>
          <p className="mt-2 text-pretty">
            {`Here’s ${returnOffer.percentOff}% off the nights of your next stay, in any cabin. Book by ${formatLongDate(returnOffer.bookTo)} with this code:`}
          </p>
          <p className="mt-2 text-title-4 font-semibold break-all text-spruce-900 select-all">
            {returnOffer.code}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            It works once, and only with the email address of this booking.
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {returnOffer && (
          <Link href={paths.cabins()} className={buttonClass('accent')}>
            Find your dates
          </Link>
        )}
        {reviewToken && (
          <a href={reviewPath(reviewToken)} className={buttonClass('secondary')}>
            Review your stay
          </a>
        )}
      </div>
    </section>
  );
}
