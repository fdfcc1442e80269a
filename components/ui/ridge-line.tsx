import { joinClasses } from '@/components/ui/class-names';

/** The divider between two sections; the front ridge has the text color, which is that of the section below. */
export function RidgeLine({ className }: { className?: string }) {
  return <div aria-hidden="true" className={joinClasses('ridge-line', className)} />;
}
