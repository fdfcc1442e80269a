import { fieldName } from './input-copy';
import styles from './cabin-form.module.css';
import { Button } from '@/components/ui/button';
import type { CabinField, CabinForm } from '@/lib/schemas/host/cabins';

type Props = {
  name: CabinField;
  /** As the form would show it. */
  stored: CabinForm[CabinField];
  onKeep: () => void;
  onTake: () => void;
};

function shownOf(stored: Props['stored']): string {
  if (typeof stored === 'boolean') return stored ? 'Yes' : 'No';
  if (typeof stored === 'string') return stored === '' ? 'Nothing' : stored;
  if (stored.length === 0) return 'Nothing';
  return stored
    .map((part) =>
      typeof part === 'string'
        ? part.replaceAll('_', ' ')
        : `${part.room}: ${part.count} ${part.kind}`,
    )
    .join(', ');
}

/** A field that somebody else saved while it was being typed in: one of the two stays. */
export function CabinConflict({ name, stored, onKeep, onTake }: Props) {
  const field = fieldName(name);
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        <strong>{field}</strong>: somebody else changed it while you were typing. It is now:
      </p>
      <blockquote>{shownOf(stored)}</blockquote>
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
