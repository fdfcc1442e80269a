import { buttonClass } from '@/components/ui/button';
import { MapPinIcon } from '@/components/ui/icons';
import type { Booking } from '@/lib/domain/bookings/booking';
import { directionsLink } from '@/lib/directions';
import { TicketPart } from '@/components/booking/ticket-part';

/** The exact place, which only a confirmed booking tells. */
export function GettingThere({ booking }: { booking: Booking }) {
  const { arrival, cabin } = booking;
  if (!arrival) {
    return (
      <TicketPart title="Getting there">
        <p className="text-ink-soft">
          {`Near ${cabin.city}. The exact place and the way there stand here once a booking is confirmed.`}
        </p>
      </TicketPart>
    );
  }
  const { location, address, directions } = arrival;
  return (
    <TicketPart title="Getting there">
      <p className="flex gap-3">
        <MapPinIcon className="mt-0.5 size-5 shrink-0 text-spruce-700" />
        <span>
          {address && <span className="block font-semibold">{address}</span>}
          <span className={address ? 'text-ink-soft' : 'font-semibold'}>
            {`${location.latitude}, ${location.longitude}`}
          </span>
          {!address && <span className="block text-ink-soft">{`Near ${cabin.city}`}</span>}
        </span>
      </p>
      {directions && <p className="mt-4 whitespace-pre-line">{directions}</p>}
      <a
        href={directionsLink(location)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary', 'small', 'mt-5 print:hidden')}
      >
        Get directions<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </TicketPart>
  );
}
