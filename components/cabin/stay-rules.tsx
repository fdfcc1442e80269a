import { Clock } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { rulesBesidesTimes } from '@/lib/domain/catalog/cabin';
import { formatTime } from '@/lib/copy/format';

type Props = { cabin: Pick<Cabin, 'houseRules' | 'checkInTime' | 'checkOutTime'> };

export function StayRules({ cabin }: Props) {
  return (
    <>
      <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <span className="flex items-center gap-2">
          <Icon shapes={Clock} className="size-5 text-spruce-700" />
          {`Check-in after ${formatTime(cabin.checkInTime)}`}
        </span>
        <span className="flex items-center gap-2">
          <Icon shapes={Clock} className="size-5 text-spruce-700" />
          {`Check-out by ${formatTime(cabin.checkOutTime)}`}
        </span>
      </p>
      <ul className="mt-5 grid list-disc gap-x-8 gap-y-3 pl-5 text-ink-soft marker:text-line-strong tablet:grid-cols-2">
        {rulesBesidesTimes(cabin).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
