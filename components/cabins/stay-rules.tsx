import { CheckIcon, ClockIcon } from '@/components/ui/icons';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { formatTime } from '@/lib/format';

type Props = { cabin: Pick<Cabin, 'houseRules' | 'checkInTime' | 'checkOutTime'> };

export function StayRules({ cabin }: Props) {
  return (
    <>
      <p className="flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <span className="flex items-center gap-2">
          <ClockIcon className="size-5 text-spruce-700" />
          {`Check-in after ${formatTime(cabin.checkInTime)}`}
        </span>
        <span className="flex items-center gap-2">
          <ClockIcon className="size-5 text-spruce-700" />
          {`Check-out by ${formatTime(cabin.checkOutTime)}`}
        </span>
      </p>
      <ul className="mt-5 grid gap-3 tablet:grid-cols-2">
        {cabin.houseRules.map((rule) => (
          <li key={rule} className="flex gap-3 text-ink-soft">
            <CheckIcon className="mt-0.5 size-5 shrink-0 text-spruce-700" />
            {rule}
          </li>
        ))}
      </ul>
    </>
  );
}
