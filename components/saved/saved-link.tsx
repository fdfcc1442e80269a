'use client';

import { Heart } from 'lucide';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { listSavedCabins, subscribeToSavedCabins } from '@/lib/browser/storage/saved-cabins';
import { paths } from '@/lib/http/paths';

const MAX_SHOWN = 99;

type SavedLinkProps = { className: string; labelClassName?: string };

/** The way to the saved cabins. Their number is known in the browser only and takes no space. */
export function SavedLink({ className, labelClassName }: SavedLinkProps) {
  const count = useSyncExternalStore(
    subscribeToSavedCabins,
    () => listSavedCabins().length,
    () => 0,
  );
  const isHere = usePathname() === paths.saved;
  return (
    <Link
      href={paths.saved}
      data-needs-script
      aria-current={isHere ? 'page' : undefined}
      className={className}
    >
      <span className="relative">
        <Icon shapes={Heart} className="size-6" />
        {count > 0 && <span className="saved-count">{Math.min(count, MAX_SHOWN)}</span>}
      </span>{' '}
      <span className={labelClassName}>Saved Cabins</span>
    </Link>
  );
}
