import type { CalendarDate } from '@/lib/domain/calendar-date';
import { cancellationStatus, type CancellationStatus } from '@/lib/domain/cancellation';
import { cancellationText } from '@/lib/format';

export type CancellationTerms = { timezone: string; freeCancelDays: number };
type CancellationProps = { checkIn: CalendarDate | null; terms: CancellationTerms; now: Date };

const TONES: Record<CancellationStatus['kind'], string> = {
  'no-dates': 'bg-paper-deep text-ink-soft',
  free: 'bg-spruce-100 text-spruce-900',
  ended: 'bg-ember-100 text-ember-700',
};

function statusOf({ checkIn, terms, now }: CancellationProps): CancellationStatus {
  return cancellationStatus({ checkIn, ...terms, now });
}

export function CancellationBanner(props: CancellationProps) {
  const status = statusOf(props);
  return (
    <p className={`rounded-xl px-4 py-3 text-sm font-medium ${TONES[status.kind]}`}>
      {cancellationText(status, props.terms.timezone)}
    </p>
  );
}

/** The card dialog's short form (spec §4), once there is a check-in it is true of. */
export function CancellationNote(props: CancellationProps) {
  const { kind } = statusOf(props);
  if (kind === 'no-dates') return null;
  return (
    <p className={kind === 'free' ? 'text-spruce-700 text-sm' : 'text-ember-700 text-sm'}>
      {kind === 'free' ? 'Free cancellation' : 'Non-refundable'}
    </p>
  );
}
