import { Button } from '@/components/ui/button';
import type { SavedCabin } from '@/lib/browser/storage/saved-cabins';
import { nameFromSlug } from '@/components/saved/saved-copy';
import { removeAndSay } from '../saved/toggle-saved';

export function GoneCabins({ gone }: { gone: readonly SavedCabin[] }) {
  if (gone.length === 0) return null;
  return (
    <section className="mt-10 max-w-2xl rounded-card bg-paper-deep px-5 py-5 tablet:px-7">
      <h2 className="text-title-4 font-semibold text-spruce-900">No longer offered</h2>
      <ul className="mt-2 divide-y divide-line">
        {gone.map(({ slug, cabinId }) => (
          <li key={slug} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere text-ink-soft">{nameFromSlug(slug)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${nameFromSlug(slug)}`}
              onClick={() => removeAndSay({ slug, id: cabinId })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
