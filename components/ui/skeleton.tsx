import { joinClasses } from '@/components/ui/class-names';

/** A placeholder; put a text that says what is loading beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-control bg-paper-deep', className)}
    />
  );
}
