import type { ComponentProps } from 'react';
import { AreaField, TextField } from '@/components/host/form/fields';
import { POST_LIMITS } from '@/lib/schemas/host/posts';
import styles from './post-editor.module.css';

type TextName = 'usualFrom' | 'usualTo' | 'usualWhen' | 'eventTown' | 'eventPin' | 'eventWarning';
type Field<Of extends typeof TextField | typeof AreaField> = Pick<
  ComponentProps<Of>,
  'id' | 'label' | 'error' | 'onText'
> & { value: string };

type Props = {
  text: (name: TextName, label: string) => Field<typeof TextField>;
  /** One area per line. */
  areas: Field<typeof AreaField>;
  isOpen: boolean;
};

/** Edits an event that comes every year, whose dates can stay empty until they are announced. */
export function YearlyFields({ text, areas, isOpen }: Props) {
  return (
    <details open={isOpen || undefined} className={styles.yearly}>
      <summary>Happens every year</summary>
      <p>
        Fill these in to keep the event on the yearly calendar. Leave its first and last day empty
        until this year’s dates are announced.
      </p>
      <div className={styles.row}>
        <TextField {...text('usualFrom', 'First usual day')} hint="Month and day, such as 09-10." />
        <TextField {...text('usualTo', 'Last usual day')} hint="Can be in the next year." />
      </div>
      <TextField
        {...text('usualWhen', 'Usual days in words')}
        hint="For example, “Thursday through Saturday around mid-September”."
        maxLength={POST_LIMITS.place}
      />
      <TextField {...text('eventTown', 'Town')} maxLength={POST_LIMITS.town} />
      <TextField
        {...text('eventPin', 'Pin on the map')}
        hint="Optional. Name, latitude, and longitude, such as “Old Mill, 35.7895, -83.5538”."
        autoComplete="off"
        maxLength={POST_LIMITS.pin}
      />
      <AreaField
        {...text('eventWarning', 'Traffic warning')}
        hint="Only if it jams the roads for everybody."
        rows={2}
        maxLength={POST_LIMITS.warning}
      />
      <AreaField {...areas} hint="Their addresses, nearest first, one per line." rows={3} />
    </details>
  );
}
