import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { cancellationStatus, type CancellationStatus } from '@/lib/domain/bookings/cancellation';
import { CancellationBox, CancellationText } from './cancellation-box';

export type CancellationTerms = { timezone: string; freeCancelDays: number };
type CancellationProps = { checkIn: CalendarDate | null; terms: CancellationTerms; now: Date };

function statusOf({ checkIn, terms, now }: CancellationProps): CancellationStatus {
  return cancellationStatus({ checkIn, ...terms, now });
}

export function CancellationBanner(props: CancellationProps) {
  return <CancellationBox status={statusOf(props)} timezone={props.terms.timezone} />;
}

/** The same in one line, for the panel. */
export function CancellationLine(props: CancellationProps) {
  return <CancellationText status={statusOf(props)} timezone={props.terms.timezone} />;
}

/** The card dialog's short form (product §4.3), once there is a check-in it is true of. */
export function CancellationNote(props: CancellationProps) {
  const { kind } = statusOf(props);
  if (kind === 'no-dates') return null;
  return (
    <p className={kind === 'free' ? 'text-sm text-spruce-700' : 'text-sm text-ember-700'}>
      {kind === 'free' ? 'Free cancellation' : 'Non-refundable'}
    </p>
  );
}
