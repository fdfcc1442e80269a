import styles from './conflict-note.module.css';
import { Button } from '@/components/ui/button';

type Props = {
  /** The field's name. */
  field: string;
  /** The current value. */
  theirs: string;
  /** The email of whoever saved it; null if unknown. */
  by: string | null;
  onKeep: () => void;
  onTake: () => void;
};

/** Somebody else saved a field while it was being edited, so the host chooses between the two values. */
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
