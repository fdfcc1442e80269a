import { GalleryThumbnails, X, ZoomIn, ZoomOut } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { ViewerState } from './use-viewer';
import styles from './gallery-viewer.module.css';

type Props = {
  viewer: ViewerState;
  /** The word for the pictures in the labels of the buttons, such as "photos". */
  pictures: string;
  /** The id of the row of thumbnails. */
  rowId: string;
  isRowShown: boolean;
  onToggleRow: () => void;
  onClose: () => void;
};

/** The buttons that close the viewer, zoom, and show the thumbnails. */
export function ViewerTools({ viewer, pictures, rowId, isRowShown, onToggleRow, onClose }: Props) {
  const { zoom, canZoom, toggleZoom } = viewer;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        aria-label={`Close ${pictures}`}
        className={styles.round}
        onClick={onClose}
      >
        <Icon shapes={X} />
      </button>
      <button
        type="button"
        aria-label={zoom.isZoomed ? 'Zoom out' : 'Zoom in'}
        aria-disabled={!canZoom || undefined}
        className={styles.round}
        onClick={toggleZoom}
      >
        <Icon shapes={zoom.isZoomed ? ZoomOut : ZoomIn} />
      </button>
      <button
        type="button"
        aria-expanded={isRowShown}
        aria-controls={rowId}
        className={styles.round}
        onClick={onToggleRow}
      >
        <Icon shapes={GalleryThumbnails} />
        <span className="sr-only">{`Show thumbnails of all ${pictures}`}</span>
      </button>
    </div>
  );
}
