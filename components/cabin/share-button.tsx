import { Calendar, Share } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast-store';
import { busyUntil } from '@/lib/browser/loading/busy-until';
import type { SharedCabin } from './share-cabin';

const loadShare = () => import('./share-cabin');
// Browsers only open a share sheet right after a tap, so the code must already be loaded.
const preloadShare = () => void loadShare().catch(() => undefined);

const NAMES = { shareCabin: 'Share', sendStay: 'Send this stay' };
const ICONS = { shareCabin: Share, sendStay: Calendar };

type Props = {
  cabin: SharedCabin;
  /** Whether there are dates, whose price can be sent. */
  isDated?: boolean;
  className: string;
};

/** Sends the cabin, or the stay with its price, to somebody: by the device's own sheet, else as a copied link. */
export function ShareButton({ cabin, isDated, className }: Props) {
  const button = (what: keyof typeof NAMES) => (
    <button
      type="button"
      data-needs-script
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
        const sharing = loadShare().then(
          (code) => code[what](cabin),
          () => toast({ title: 'That didn’t open', description: 'Please try again.' }),
        );
        busyUntil(currentTarget, sharing);
      }}
      onPointerEnter={preloadShare}
      onTouchStart={preloadShare}
      onFocus={preloadShare}
      className={className}
    >
      <Icon shapes={ICONS[what]} className="size-4" />
      {NAMES[what]}
    </button>
  );
  return (
    <>
      {button('shareCabin')}
      {isDated && button('sendStay')}
    </>
  );
}
