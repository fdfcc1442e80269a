import { CheckIcon, ClockIcon } from '@/components/ui/icons';
import type { Cabin } from '@/lib/domain/cabin';
import { formatTime } from '@/lib/format';

type Props = { cabin: Pick<Cabin, 'houseRules' | 'checkInTime' | 'checkOutTime'> };

export function StayRules({ cabin }: Props) {
  return (
    <>
      <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <span className="flex items-center gap-2">
          <ClockIcon className="text-spruce-700 size-5" />
          {`Check-in after ${formatTime(cabin.checkInTime)}`}
        </span>
        <span className="flex items-center gap-2">
          <ClockIcon className="text-spruce-700 size-5" />
          {`Check-out by ${formatTime(cabin.checkOutTime)}`}
        </span>
      </p>
      <ul className="tablet:grid-cols-2 mt-5 grid gap-3">
        {cabin.houseRules.map((rule) => (
          <li key={rule} className="text-ink-soft flex gap-3">
            <CheckIcon className="text-spruce-700 mt-0.5 size-5 shrink-0" />
            {rule}
          </li>
        ))}
      </ul>
    </>
  );
}
