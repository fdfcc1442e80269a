import { plural } from '@/lib/copy/format';
import { FALL_PLACE_EXAMPLE, readFallGuide } from '@/lib/domain/trip/fall-places';

/** How many spots of the fall map the text has, and which can't be read. */
export function FallSpots({ body }: { body: string }) {
  const { places, unread } = readFallGuide(body);
  return (
    <div role="status">
      <p>{`Every ## heading is a spot on the fall map, with a first line like “${FALL_PLACE_EXAMPLE}”. ${places.length} ${plural(places.length, 'spot', 'spots')} so far.`}</p>
      {unread.length > 0 && (
        <p>{`Not on the map, because the first line isn’t like that: ${unread.join(', ')}.`}</p>
      )}
    </div>
  );
}
