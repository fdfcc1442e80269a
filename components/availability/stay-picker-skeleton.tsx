import { Skeleton } from '@/components/ui/skeleton';
import { CalendarSkeleton } from './calendar-skeleton';

/** As high as the picker it stands for. */
export function StayPickerSkeleton() {
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_18rem] @min-[52rem]:gap-8">
        <CalendarSkeleton text="" hasPrices />
        <div className="grid gap-4">
          <Skeleton className="h-5" />
          <Skeleton className="h-20" />
          <Skeleton className="h-11" />
          <Skeleton className="h-13 rounded-full" />
          <div className="h-5" />
        </div>
      </div>
    </div>
  );
}
