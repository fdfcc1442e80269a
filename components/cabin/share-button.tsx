import { Share } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import type { SharedCabin } from './share-cabin';

const loadShare = () => import('./share-cabin');
// A share sheet opens only a moment after the tap.
const preloadShare = () => void loadShare().catch(() => undefined);

type Props = { cabin: SharedCabin; className: string };

/** Sends the cabin to somebody: by the device's own sheet, else as a copied link. */
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
