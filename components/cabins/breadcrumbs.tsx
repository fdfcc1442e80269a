import Link from 'next/link';
import type { Cabin } from '@/lib/domain/cabin';
import { paths } from '@/lib/paths';

type Props = { cabin: Pick<Cabin, 'area' | 'city' | 'title'> };

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

export function Breadcrumbs({ cabin }: Props) {
  return (
    <nav
      aria-label="Breadcrumb"
      className="px-4 py-1 text-sm font-medium text-ink-soft tablet:px-0 tablet:py-3"
    >
      <ol className="flex items-center gap-2 overflow-hidden whitespace-nowrap">
        <li>
          <Link href={paths.cabins()} className={link}>
            All cabins
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <Link href={paths.area(cabin.area)} className={link}>
            {cabin.city}
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li aria-current="page" className="truncate">
          {cabin.title}
        </li>
      </ol>
    </nav>
  );
}
