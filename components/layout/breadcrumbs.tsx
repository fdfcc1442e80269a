import { Link } from '@/components/ui/link';
import type { NavItem } from '@/components/layout/nav-links';
import { joinClasses } from '@/components/ui/class-names';

type Props = { above: readonly NavItem[]; current: string; className?: string };

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** The pages above this one, and where it stands. */
export function Breadcrumbs({ above, current, className }: Props) {
  return (
    <nav
      aria-label="Breadcrumb"
      className={joinClasses('text-sm font-medium text-ink-soft', className)}
    >
      <ol className="flex items-center gap-2 overflow-hidden whitespace-nowrap">
        {above.map(({ href, label }) => (
          <li key={href} className="flex shrink-0 items-center gap-2">
            <Link href={href} className={link}>
              {label}
            </Link>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
