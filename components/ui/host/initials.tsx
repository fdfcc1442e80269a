import { shop } from '@/lib/shop/shop';
import { joinClasses } from '@/components/ui/class-names';

/** For a host without a portrait; the name is beside them. */
export function Initials({ className }: { className?: string }) {
  return (
    <p aria-hidden className={joinClasses('initials', className)}>
      {shop().initials}
    </p>
  );
}
