import { buttonClass } from '@/components/ui/button';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { GUESTS_DEFAULT } from '@/lib/domain/stays/party';

type Props = { cabin: Pick<Cabin, 'slug' | 'maxGuests'> };

const field =
  'mt-1.5 block min-h-12 w-full rounded-control border border-line-strong bg-surface px-4';

const PlainForm = ({ cabin }: Props) => (
  <form action="/booking" method="get" className="space-y-4">
    <input type="hidden" name="cabin" value={cabin.slug} />
    <label className="block text-sm font-semibold">
      Check-in
      <input type="date" name="check_in" required className={field} />
    </label>
    <label className="block text-sm font-semibold">
      Check-out
      <input type="date" name="check_out" required className={field} />
    </label>
    <label className="block text-sm font-semibold">
      Guests
      <input
        type="number"
        name="adults"
        min={1}
        max={cabin.maxGuests}
        defaultValue={Math.min(GUESTS_DEFAULT, cabin.maxGuests)}
        className={field}
      />
    </label>
    <button type="submit" className={buttonClass('primary', 'medium', 'w-full')}>
      See the total
    </button>
  </form>
);

/**
 * Booking without JavaScript: the dates go to the booking page, which answers with the price or the reason. React leaves
 * what is inside `noscript` alone in a browser, so the form isn't sent there as code.
 */
export const BookingFormFallback = ({ cabin }: Props) => (
  <noscript>{typeof window === 'undefined' && <PlainForm cabin={cabin} />}</noscript>
);
