'use client';

import { useDeferredValue, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { messageFrom } from './preview-message';
import styles from './cabin-preview.module.css';
import { CardGrid } from '@/components/cabin-card/card-grid';
import { CabinSections } from '@/components/cabin/cabin-sections';
import { CancellationTerms } from '@/components/cabin/cancellation-terms';
import { DrawnNote } from '@/components/cabin/drawn-note';
import { toPublicCabin } from '@/components/cabin/public-cabin';
import { HouseFacts, MountainFacts } from '@/components/cabin/house-facts';
import type { Cabin } from '@/lib/domain/catalog/cabin';
import { packCard } from '@/lib/domain/catalog/card-row';
import { listMountainFacts } from '@/lib/domain/catalog/mountain-facts';
import { mergeDraft } from '@/lib/domain/host/draft-cabin';
import {
  PREVIEW_READY,
  previewDraftSchema,
  type PreviewDraft,
} from '@/lib/schemas/host/cabins/cabin-preview';
// Unused here, but without it the bundler splits the stylesheet that lists and cabins share, which slows down every
// list.
import '@/components/map/list-with-map.module.css';

/** Replaces missing texts with placeholders. */
const withPlaceholders = (cabin: Cabin): Cabin => ({
  ...cabin,
  title: cabin.title || '(No name yet)',
  shortDesc: cabin.shortDesc || '(No short description yet)',
  longDesc: cabin.longDesc || '(No long description yet)',
});

/** Returns the draft sent by the editor around this frame; empty at first. */
function usePreviewDraft(): PreviewDraft {
  const [draft, setDraft] = useState<PreviewDraft>({ part: 'page', fields: {} });
  useEffect(() => {
    function take(event: MessageEvent) {
      const message = messageFrom(event, window.parent, previewDraftSchema);
      if (message) setDraft(message.cabinPreview);
    }
    window.addEventListener('message', take);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  return draft;
}

type Props = Omit<
  ComponentProps<typeof CabinSections>,
  'cabin' | 'asked' | 'drawn' | 'facts' | 'where' | 'cancellation'
> & {
  cabin: Cabin;
  /** The map of the stored location. */
  where: ReactNode;
};

/**
 * The card or page of a cabin with the editor's current values, inside a frame. It is inert, so nothing in it can be
 * clicked. It reuses the shop's browser code, so the public bundles don't grow.
 */
export function CabinPreview({ cabin, where, ...page }: Props) {
  const { part, fields } = useDeferredValue(usePreviewDraft());
  const shown = withPlaceholders(mergeDraft(cabin, fields));
  const facts = (
    <div className="mt-6">
      <HouseFacts cabin={shown} />
      <MountainFacts facts={listMountainFacts(shown.mountainFacts)} />
    </div>
  );
  return (
    // Focusable, so that the keyboard can scroll it.
    <main tabIndex={0} aria-label="Preview" className={styles.preview}>
      <div inert>
        {part === 'card' ? (
          <div className={styles.card}>
            <CardGrid cabins={[packCard(shown)]} />
          </div>
        ) : (
          <CabinSections
            cabin={toPublicCabin(shown)}
            {...page}
            asked={null}
            drawn={<DrawnNote cabin={shown} />}
            facts={facts}
            where={where}
            cancellation={<CancellationTerms cabin={shown} />}
          />
        )}
      </div>
    </main>
  );
}
