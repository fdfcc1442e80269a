import { monthNumber, type CalendarDate } from '@/lib/domain/values/calendar-date';
import { moonName, moonOn, type Moon } from '@/lib/domain/trip/moon';
import { pictureSeason } from '@/lib/domain/trip/picture-season';
import { skyTime } from '@/lib/domain/trip/sky';
import { formatMonthDay } from '@/lib/copy/format';
import styles from './stay-scene.module.css';

const FALLING = { winter: 'snow', summer: undefined, fall: 'leaves' } as const;
// About when most guests arrive, in standard time.
const ARRIVAL_HOUR = 17;

/** The SVG path of the lit part on a unit disk: half the rim, then back along the shadow's edge. */
function litPath({ lit, isWaxing }: Moon): string {
  const width = Math.abs(1 - 2 * lit).toFixed(3);
  const [edge, back] = isWaxing ? [1, lit > 0.5 ? 1 : 0] : [0, lit > 0.5 ? 0 : 1];
  return `M0-1A1 1 0 0 ${edge} 0 1A${width} 1 0 0 ${back} 0-1`;
}

type Props = {
  checkIn: CalendarDate;
  /** The night is another guest's, so its moon is left out. */
  isTaken?: boolean;
};

/**
 * Adds a stay's first evening to the drawing of a cabin: winter dusk, snow or leaves, and that night's moon. Never
 * drawn over a photograph.
 */
export function StayScene({ checkIn, isTaken = false }: Props) {
  const moon = moonOn(checkIn);
  return (
    <span
      data-scene
      className={styles.scene}
      data-falling={FALLING[pictureSeason(checkIn) ?? 'fall']}
      data-dusk={skyTime(monthNumber(checkIn), ARRIVAL_HOUR) === 'dusk' || undefined}
    >
      {!isTaken && (
        <span>
          <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden>
            <circle r="1" />
            <path d={litPath(moon)} />
          </svg>
          {`${moonName(moon)} on ${formatMonthDay(checkIn)}`}
        </span>
      )}
    </span>
  );
}
