import type { Cabin } from '@/lib/domain/catalog/cabin';
import { plural } from '@/lib/format';

type Props = { cabin: Pick<Cabin, 'freeCancelDays'> };

export function CancellationTerms({ cabin: { freeCancelDays: days } }: Props) {
  return (
    <p className="max-w-prose text-ink-soft">
      {`Free cancellation until ${days} ${plural(days, 'day', 'days')} before check-in: cancel before midnight, local time at the cabin, as that day begins, and you get everything back. From then on the booking is non-refundable.`}
    </p>
  );
}
