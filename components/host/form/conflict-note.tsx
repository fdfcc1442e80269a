import styles from './conflict-note.module.css';
import { Button } from '@/components/ui/button';

type Props = {
  /** Its name. */
  field: string;
  /** What it is now, in words. */
  theirs: string;
  /** The address of whoever saved it; null when that is not known. */
  by: string | null;
  onKeep: () => void;
  onTake: () => void;
};

/** A field that somebody else saved while it was being typed in: one of the two stays. */
export function ConflictNote({ field, theirs, by, onKeep, onTake }: Props) {
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <strong>{field}</strong>: {by ?? 'somebody else'} changed it while you were typing. It is
        now:
      </p>
      <blockquote>{theirs}</blockquote>
      <div className="host-row">
        <Button size="small" aria-label={`Take theirs: ${field}`} onClick={onTake}>
          Take theirs
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Keep mine: ${field}`}
          onClick={onKeep}
        >
          Keep mine
        </Button>
      </div>
    </div>
  );
}
