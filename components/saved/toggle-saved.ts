import { toast } from '@/components/ui/toast-store';
import { removeSavedCabin, saveCabin } from '@/lib/browser/storage/saved-cabins';
import { track } from '@/lib/browser/analytics/track';

type Saveable = { id: string; slug: string };

const TOAST_MS = 2000;

const report = ({ id, slug }: Saveable, action: string) =>
  track('wishlist_toggle', { cabin_id: id, slug, action });

/** Saves and says so. A cabin without an id is not saved. */
export function saveAndSay(cabin: Saveable, timestamp?: string): boolean {
  if (!saveCabin({ slug: cabin.slug, cabinId: cabin.id, timestamp })) return false;
  report(cabin, 'save');
  toast({ title: 'Saved!', tone: 'success', durationMs: TOAST_MS });
  return true;
}

/** Removes and says so; Undo brings the cabin back to its place in the list. */
export function removeAndSay(cabin: Saveable): void {
  const timestamp = removeSavedCabin(cabin.slug)?.timestamp;
  report(cabin, 'remove');
  toast({
    title: 'Removed from favorites.',
    durationMs: TOAST_MS,
    action: { label: 'Undo', onClick: () => saveAndSay(cabin, timestamp) },
  });
}
