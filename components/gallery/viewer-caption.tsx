import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { roomName } from '@/lib/domain/catalog/rooms';
import { slideName } from './slides';
import type { ViewerState } from './use-viewer';
import styles from './gallery-viewer.module.css';

type Props = { viewer: ViewerState; noun: string; pictureCount: number };

/** The current slide's caption, between the buttons to the previous and next one. */
export function ViewerCaption({ viewer, noun, pictureCount }: Props) {
  const { slide, index, isFirst, isLast, show } = viewer;
  const lower = noun.toLowerCase();
  return (
    <div className={styles.caption}>
      <button
        type="button"
        aria-label={`Previous ${lower}`}
        aria-disabled={isFirst || undefined}
        className={styles.round}
        onClick={() => show(index - 1)}
      >
        <Icon shapes={ChevronLeft} />
      </button>
      <p aria-live="polite">
        {slide?.kind === 'photo' ? (
          <>
            <span className="sr-only">{`${noun} ${slide.number} of ${pictureCount}. `}</span>
            <b>{roomName(slide.photo.roomType)}</b> {slide.photo.description}
          </>
        ) : (
          <span className="sr-only">{slide && slideName(slide, pictureCount)}</span>
        )}
      </p>
      <button
        type="button"
        aria-label={`Next ${lower}`}
        aria-disabled={isLast || undefined}
        className={styles.round}
        onClick={() => show(index + 1)}
      >
        <Icon shapes={ChevronRight} />
      </button>
    </div>
  );
}
