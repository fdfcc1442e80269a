import { joinClasses } from '@/components/ui/class-names';

/** A quiet placeholder; say what is loading in a text beside it. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={joinClasses('animate-pulse rounded-control bg-paper-deep', className)}
    />
  );
}
