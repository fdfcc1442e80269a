import { MapPin } from 'lucide';
import { PlaceMap } from '@/components/map/place-map';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ExternalLink } from '@/components/ui/link';
import { hasWay, type Booking } from '@/lib/domain/bookings/booking';
import { directionsLink } from '@/lib/domain/catalog/directions';
import { arrivalMessageDay } from '@/lib/domain/messaging/booking-messages';
import { todayInZone } from '@/lib/domain/values/zoned-date';
import { formatLongDate } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import { SummaryPart } from './summary-part';

type Props = { booking: Booking; now: Date };

/** When the way there is sent once more, while that is ahead. */
function sendingText(booking: Booking, now: Date): string | null {
  const day = arrivalMessageDay(booking);
  const isAhead = todayInZone(now, booking.cabin.timezone) < day;
  return isAhead && booking.guestEmail !== null
    ? `We’ll email you these arrival details again on ${formatLongDate(day)}.`
    : null;
}

function Place({ booking, now }: Props) {
  const { arrival, cabin } = booking;
  if (!arrival) {
    return (
      <p className="text-ink-soft">
        {`Near ${cabin.city}. The address and directions show up here once you’re booked.`}
      </p>
    );
  }
  const { location, address, directions, parking } = arrival;
  const isKnown = hasWay(arrival);
  return (
    <>
      <p className="flex gap-3">
        <Icon shapes={MapPin} className="mt-0.5 size-5 shrink-0 text-spruce-700" />
        <span>
          <b className="block font-semibold">{cabin.title}</b>
          <span className="text-ink-soft">{address || `Near ${cabin.city}`}</span>
        </span>
      </p>
      {directions && <p className="mt-4 whitespace-pre-line">{directions}</p>}
      {parking && <p className="mt-4 whitespace-pre-line">{`Parking: ${parking}`}</p>}
      {isKnown ? (
        <>
          <p className="mt-3 text-sm text-ink-soft empty:hidden">{sendingText(booking, now)}</p>
          <ExternalLink
            href={directionsLink(location)}
            className={buttonClass('secondary', 'small', 'mt-5 print:hidden')}
          >
            Get directions
          </ExternalLink>
        </>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">
          {`Text or call ${shop().phone.display} and we’ll tell you the way.`}
        </p>
      )}
    </>
  );
}

/** A map of the neighborhood; the exact location for confirmed bookings only. */
export function GettingThere({ booking, now }: Props) {
  const { place, city } = booking.cabin;
  return (
    <SummaryPart id="getting-there" title="Getting there">
      <div className="grid items-start gap-x-6 gap-y-5 mobile:grid-cols-2">
        {shop().showsSmokies && (
          <PlaceMap
            place={place}
            city={city}
            className="w-full rounded-poster border border-line-strong"
          />
        )}
        <div>
          <Place booking={booking} now={now} />
        </div>
      </div>
    </SummaryPart>
  );
}
