import { openOverlay } from '@/components/ui/dialog/overlay-store';
import { track } from '@/lib/browser/analytics/track';
import type { AvailabilityCabin } from '@/components/stay-picker/stay/availability-cabin';
import { lazyDialogs } from './lazy-dialogs';

/** Opens the cabin's calendar on top, for anything that closes when it does. */
export function openDates(cabin: AvailabilityCabin): Promise<void> {
  track('check_availability_click', { cabin_id: cabin.id, slug: cabin.slug, source: 'modal' });
  return openOverlay(async (close) => {
    const CabinDialog = await lazyDialogs.modal.load();
    return <CabinDialog cabin={cabin} onClose={close} />;
  });
}
