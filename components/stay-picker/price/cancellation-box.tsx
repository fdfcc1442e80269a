import type { CancellationStatus } from '@/lib/domain/bookings/cancellation';
import { cancellationText } from '@/lib/copy/format';

const TONES: Record<CancellationStatus['kind'], string> = {
  'no-dates': 'bg-paper-deep text-ink-soft',
  free: 'bg-spruce-100 text-spruce-900',
  ended: 'bg-ember-100 text-ember-700',
};

type CancellationBoxProps = { status: CancellationStatus };

/** The banner of product §4.3. Without logic, so that a page can render it on the server. */
export function CancellationBox({ status }: CancellationBoxProps) {
  return (
    <p
      className={`rounded-control px-4 py-3 text-sm leading-snug font-medium low:px-3 low:py-1 low:text-xs short:py-1.5 ${TONES[status.kind]}`}
    >
      {cancellationText(status)}
    </p>
  );
}

const TEXT_TONES: Record<CancellationStatus['kind'], string> = {
  'no-dates': 'text-ink-soft',
  free: 'font-semibold text-spruce-700',
  ended: 'text-ember-700',
};

export function CancellationText({ status }: CancellationBoxProps) {
  return (
    <p
      className={`text-center text-[0.8125rem] leading-snug text-balance ${TEXT_TONES[status.kind]}`}
    >
      {cancellationText(status)}
    </p>
  );
}
