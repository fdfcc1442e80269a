import { Share } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import type { SharedCabin } from './share-cabin';

const loadShare = () => import('./share-cabin');
// Browsers only open a share sheet right after a tap, so the code must already be loaded.
const preloadShare = () => void loadShare().catch(() => undefined);

type Props = { cabin: SharedCabin; className: string };

/** Shares the cabin with the device's share sheet, or copies the link. */
export function ShareButton({ cabin, className }: Props) {
  function share({ currentTarget }: MouseEvent<HTMLElement>) {
    const sharing = loadShare().then(
      ({ shareCabin }) => shareCabin(cabin),
      () => toast({ title: 'That didn’t open', description: 'Please try again.' }),
    );
    busyUntil(currentTarget, sharing);
  }

  return (
    <button
      type="button"
      data-needs-script
      onClick={share}
      onPointerEnter={preloadShare}
      onTouchStart={preloadShare}
      onFocus={preloadShare}
      className={className}
    >
      <Icon shapes={Share} className="size-4" />
      Share
    </button>
  );
}
