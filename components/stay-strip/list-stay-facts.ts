import { listEventsOn } from '@/components/events/events-on';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { estimateDriveMinutes } from '@/lib/domain/catalog/drive-time';
import { PARK_ENTRANCES } from '@/lib/domain/catalog/region';
import type { Stay } from '@/lib/domain/stays/stay';
import { stayName } from '@/lib/domain/stays/stay-name';
import { listClosedRoads } from '@/lib/domain/trip/closed-roads';
import { fallColorAt, STAGE_LABELS } from '@/lib/domain/trip/fall-color';
import { isFallSeason } from '@/lib/domain/trip/fall-season';
import { usualSnow } from '@/lib/domain/trip/snow';
import type { StayDays, StayFact } from '@/lib/domain/trip/stay-fact';
import { sunlightOn } from '@/lib/domain/trip/sunlight';
import { addDays, nightsBetween } from '@/lib/domain/values/calendar-date';
import { listNearest } from '@/lib/domain/values/distances';
import { publicLocation } from '@/lib/domain/values/public-location';
import { formatCount, formatTime } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';

type Place = Pick<Cabin, 'latitude' | 'longitude' | 'elevationFt' | 'timezone'>;

function lightFacts(cabin: Place, { checkIn }: Stay): StayFact[] {
  const light = sunlightOn(checkIn, publicLocation(cabin), cabin.timezone);
  if (!light) return [];
  const { daylightMinutes: minutes, sunset } = light;
  const hours = Math.round(minutes / 60);
  return [{ label: 'Daylight', text: `${hours} hours, sunset at ${formatTime(sunset)}` }];
}

/** The facts for the middle of the stay: fall color in its weeks, snow in winter, otherwise none. */
function seasonFacts({ elevationFt }: Place, { checkIn, checkOut }: Stay): StayFact[] {
  const middle = addDays(checkIn, Math.floor(nightsBetween(checkIn, checkOut) / 2));
  if (!isFallSeason(middle)) {
    const text = usualSnow(middle, elevationFt);
    return text === null ? [] : [{ label: 'Typical snow', text }];
  }
  const { stage, peakFromFt } = fallColorAt(middle, elevationFt);
  const peak =
    stage === 'peak' || peakFromFt === null
      ? ''
      : peakFromFt === 0
        ? ', peak in the valleys'
        : `, peak at ${formatCount(peakFromFt)} ft`;
  return [{ label: 'Typical color', text: `${STAGE_LABELS[stage]}${peak}`, href: paths.fall }];
}

function driveFacts(cabin: Place): StayFact[] {
  const here = publicLocation(cabin);
  return listNearest(here, PARK_ENTRANCES, 1).map(({ place }) => ({
    label: 'Drive',
    text: `${estimateDriveMinutes(here, place)} min to ${place.name.replace(/ \(.*\)$/, '')}`,
  }));
}

/** "Sunset 5:42 PM · 10 min to Sugarlands" */
export function stayLine(cabin: Place, { checkIn }: Stay): string {
  const light = sunlightOn(checkIn, publicLocation(cabin), cabin.timezone);
  const sunset = light ? [`Sunset ${formatTime(light.sunset)}`] : [];
  const drives = shop().showsSmokies ? driveFacts(cabin).map(({ text }) => text) : [];
  return [...sunset, ...drives].join(' · ');
}

type Events = Parameters<typeof listEventsOn>[1];

function eventFacts(stay: Stay, events: Events): StayFact[] {
  const [first, ...others] = listEventsOn(stay, events);
  if (!first) return [];
  const more = others.length > 0 ? ` +${others.length}` : '';
  const label = first.isUsual ? 'Usually on' : 'Happening';
  return [{ label, text: `${first.name}${more}`, href: first.path }];
}

function roadFacts(stay: Stay): StayFact[] {
  const closed = listClosedRoads(stay);
  return closed.length > 0 ? [{ label: 'Usually closed', text: closed.join(', ') }] : [];
}

/**
 * What the days of a stay are like at a cabin. A shop outside the Smokies only has the light and its events. Uses the
 * public location.
 */
export function listStayFacts(cabin: Place, stay: Stay, events: Events): StayFact[] {
  const smokies = shop().showsSmokies;
  return [
    ...lightFacts(cabin, stay),
    ...(smokies ? [...seasonFacts(cabin, stay), ...driveFacts(cabin)] : []),
    ...eventFacts(stay, events),
    ...(smokies ? roadFacts(stay) : []),
  ];
}

export const describeStay = (
  cabin: Place & Pick<Cabin, 'title'>,
  stay: Stay,
  events: Events,
): StayDays => ({ name: stayName(stay, cabin.title), facts: listStayFacts(cabin, stay, events) });
