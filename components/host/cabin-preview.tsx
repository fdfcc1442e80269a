'use client';

import { useDeferredValue, type ComponentProps } from 'react';
import { usePreviewDraft } from './use-preview-draft';
import styles from './cabin-preview.module.css';
import { CardGrid } from '@/components/cabin-card/card-grid';
import { CabinDetail } from '@/components/cabin/cabin-detail';
import { toCardCabin, type Cabin } from '@/lib/domain/catalog/cabin';
import { mergeDraft } from '@/lib/domain/host/draft-cabin';

/** Stands where a text is missing. */
const instead = (cabin: Cabin): Cabin => ({
  ...cabin,
  title: cabin.title || '(No name yet)',
  shortDesc: cabin.shortDesc || '(No short description yet)',
  longDesc: cabin.longDesc || '(No long description yet)',
});

type Props = Omit<ComponentProps<typeof CabinDetail>, 'asked'>;

/** The card or page of a cabin as its editor has it, in a frame of the editor. Inert: nothing in it leads anywhere. */
export function CabinPreview({ cabin, ...page }: Props) {
  const { part, fields } = useDeferredValue(usePreviewDraft());
  const shown = instead(mergeDraft(cabin, fields));
  return (
    // With the focus here, the keys scroll.
    <main tabIndex={0} aria-label="Preview" className={styles.preview}>
      <div inert>
        {part === 'card' ? (
          <div className={styles.card}>
            <CardGrid cabins={[toCardCabin(shown)]} />
          </div>
        ) : (
          <CabinDetail cabin={shown} {...page} asked={null} />
        )}
      </div>
    </main>
  );
}
