'use client';

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import styles from './sortable-list.module.css';
import { joinClasses } from '@/components/ui/class-names';

type SortableItem = { id: string; name: string; content: ReactNode };
type Props = {
  label: string;
  items: readonly SortableItem[];
  /** Lays out the items as a grid instead of lines. */
  isGrid?: boolean;
  onOrder: (ids: string[], moved: string) => void;
};

const INSTRUCTIONS =
  'Press space to pick it up, the arrow keys to move it, space to put it down, and escape to leave it where it was.';

/** A list whose items can be moved by their handles: dragged, or with the keyboard. */
export function SortableList({ label, items, isGrid = false, onOrder }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const nameOf = (id: string | number) => items[placeOf(id)]?.name ?? '';
  const at = (id: string | number) => `position ${placeOf(id) + 1} of ${ids.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up, ${at(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is now in ${at(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} is dropped in ${at((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays in ${at(active.id)}.`,
  };
  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) {
      onOrder(arrayMove(ids, placeOf(active.id), placeOf(over.id)), String(active.id));
    }
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol aria-label={label} className={joinClasses(styles.list, isGrid && styles.grid)}>
          {items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Item({ id, name, content }: SortableItem) {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const style = transform
    ? { transform: `translate(${transform.x}px, ${transform.y}px)`, transition }
    : { transition };
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      {content}
    </li>
  );
}
