import { addDays, calendarDate } from '@/lib/domain/values/calendar-date';
import {
  fallBand,
  STAGE_LABELS,
  type FallBand,
  type FallStage,
} from '@/lib/domain/trip/fall-color';
import type { FallPlace } from '@/lib/domain/trip/fall-places';

const MONTHS: Record<string, string> = { '09': 'Sep', '10': 'Oct', '11': 'Nov' };

export const STAGES: readonly { stage: FallStage; label: string; color: string }[] = [
  { stage: 'green', label: STAGE_LABELS.green, color: '#47785a' },
  { stage: 'starting', label: STAGE_LABELS.starting, color: '#a39a2e' },
  { stage: 'near', label: STAGE_LABELS.near, color: '#e0a02b' },
  { stage: 'peak', label: STAGE_LABELS.peak, color: '#c2421a' },
  { stage: 'past', label: STAGE_LABELS.past, color: '#85644c' },
];

export const stageLook = (wanted: FallStage) =>
  STAGES.find(({ stage }) => stage === wanted) ?? { label: '', color: '' };

/** "Oct 19–25", "Sep 28 – Oct 4" from two days of a year, `MM-dd`. */
function daysText(from: string, to: string): string {
  const [month = '', lastMonth = ''] = [from.slice(0, 2), to.slice(0, 2)];
  const first = `${MONTHS[month]} ${Number(from.slice(3))}`;
  const last = Number(to.slice(3));
  return month === lastMonth ? `${first}–${last}` : `${first} – ${MONTHS[lastMonth]} ${last}`;
}

export const weekText = (week: string): string =>
  daysText(week, addDays(calendarDate(`2001-${week}`), 6).slice(5));

export const peakText = (band: FallBand): string => daysText(...fallBand(band).peak);

/** Two windows where the walk goes up through several. */
export const placePeakText = ({ band, upperBand }: FallPlace): string =>
  upperBand ? `${peakText(upperBand)} at the top, ${peakText(band)} at the start` : peakText(band);

export const feetText = (feet: number): string =>
  `${String(feet).replace(/\B(?=(\d{3})$)/, ',')} ft`;
