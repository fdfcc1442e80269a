import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { cancellationStatus, type CancellationStatus } from '@/lib/domain/bookings/cancellation';
import { cancellationText, throughText } from '@/lib/copy/format';
import { CancellationBox, CancellationText } from './cancellation-box';

type CancellationTerms = { timezone: string; freeCancelDays: number };
type CancellationProps = { checkIn: CalendarDate | null; terms: CancellationTerms; now: Date };

function statusOf({ checkIn, terms, now }: CancellationProps): CancellationStatus {
  return cancellationStatus({ checkIn, ...terms, now });
}

export function CancellationBanner(props: CancellationProps) {
  return <CancellationBox status={statusOf(props)} />;
}

/** One line for the panel. */
export function CancellationLine(props: CancellationProps) {
  return <CancellationText status={statusOf(props)} />;
}

const NOTE_CLASS = 'col-span-2 min-h-5 text-[0.8125rem] leading-5 beside:text-sm';

/** The card dialog's short form (product §4.3). */
export function CancellationNote(props: CancellationProps) {
  const status = statusOf(props);
  if (status.kind === 'no-dates') {
    return <p className={`${NOTE_CLASS} text-ink-soft`}>{cancellationText(status)}</p>;
  }
  if (status.kind === 'ended')
    return <p className={`${NOTE_CLASS} text-ember-700`}>Non-refundable</p>;
  return (
    <p className={`${NOTE_CLASS} text-spruce-700`}>
      <span>Free cancellation</span> {throughText(status.lastDay)}
    </p>
  );
}
