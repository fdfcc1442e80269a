'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import formStyles from './cabin-form.module.css';
import styles from './cabin-order.module.css';
import { CabinStateBadge } from './cabin-state';
import { SortableList } from '@/components/host/form/sortable-list';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import { ListPicture } from '@/components/host/shell/list-parts';
import { Button } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/class-names';
import { plural } from '@/lib/copy/format';
import type { CabinOrder as Order } from '@/lib/schemas/host/cabins/cabins';

type Ids = readonly string[];
type Props = {
  cabins: Order['cabins'];
  order: (ids: string[], seen: string[]) => Answer;
};

/** Reorders the cabins. Nothing is saved until the host presses the button. */
export function CabinOrder({ cabins, order }: Props) {
  const router = useRouter();
  const [seen, setSeen] = useState<Ids>([]);
  const [moves, setMoves] = useState<readonly Ids[]>([]);
  const [status, setStatus] = useState('');
  const { isPending, error, setError, run } = useAction();
  useUnsavedWarning(moves.length > 0);

  const shown = cabins.map(({ id }) => id);
  const ids = moves.at(-1) ?? shown;
  const known = new Map(cabins.map((cabin) => [cabin.id, cabin]));

  function move(next: Ids, id: string) {
    if (isPending) return;
    if (moves.length === 0) setSeen(shown);
    setMoves([...moves, next]);
    setStatus(
      `${known.get(id)?.title} is now in position ${next.indexOf(id) + 1} of ${next.length}.`,
    );
  }
  function undo() {
    setError(null);
    setMoves(moves.slice(0, -1));
    setStatus('Undid the last move.');
  }
  function discard() {
    setError(null);
    setMoves([]);
    setStatus('This is the saved order.');
  }
  function save() {
    run(
      async () => {
        const result = await order([...ids], [...seen]);
        if (!result.ok && result.code === 'order_changed') router.refresh();
        return result;
      },
      () => {
        setMoves([]);
        setStatus('Saved. Visitors see the new order now.');
      },
    );
  }

  const items = ids.flatMap((id, place) => {
    const cabin = known.get(id);
    if (!cabin) return [];
    const { title, city, state, picture } = cabin;
    const content = (
      <>
        <span className={styles.place}>{place + 1}</span>
        <ListPicture src={picture} className={styles.picture} />
        <div className={styles.name}>
          <strong>{title}</strong> {state !== 'live' && <CabinStateBadge state={state} />}
          <p>{city}</p>
        </div>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Move ${title} to the top`}
          // A disabled button would lose the focus right after it was pressed.
          aria-disabled={place === 0}
          onClick={() => place > 0 && move(arrayMove([...ids], place, 0), id)}
        >
          To the top
        </Button>
      </>
    );
    return [{ id, name: title, content }];
  });
  return (
    <>
      <section className={`host-card ${styles.order}`} aria-label="Cabin order">
        <p>
          Drag the cabins by their handles, or move them with the keyboard. New ones come last, and
          archived ones are left out.
        </p>
        <SortableList label="Cabins" items={items} onOrder={move} />
      </section>
      <div className={joinClasses(formStyles.save, styles.bar)}>
        {error && <p role="alert">{error}</p>}
        <Button size="small" disabled={isPending || moves.length === 0} onClick={save}>
          Save the order
        </Button>
        {moves.length > 0 && (
          <>
            <Button size="small" variant="secondary" disabled={isPending} onClick={undo}>
              Undo
            </Button>
            <Button size="small" variant="quiet" disabled={isPending} onClick={discard}>
              Discard
            </Button>
          </>
        )}
        <p role="status">
          {status}
          {moves.length > 0 &&
            ` ${moves.length} ${plural(moves.length, 'move', 'moves')} not saved.`}
        </p>
      </div>
    </>
  );
}
