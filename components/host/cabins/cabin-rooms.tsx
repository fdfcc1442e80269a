import { CabinBeds } from './cabin-beds';
import styles from './cabin-form.module.css';
import type { CabinEditor } from './use-cabin-form';
import { TextField } from '@/components/host/form/fields';

export function CabinRooms({ editor: { fields, change, errorOf, text } }: { editor: CabinEditor }) {
  return (
    <>
      <div className={styles.row}>
        <TextField {...text('maxGuests', 'Guests')} inputMode="numeric" maxLength={2} />
        <TextField {...text('bedrooms', 'Bedrooms')} inputMode="numeric" maxLength={2} />
        <TextField
          {...text('baths', 'Baths')}
          hint="Halves count: 2.5"
          inputMode="decimal"
          maxLength={4}
        />
      </div>
      <CabinBeds
        id="cabin-beds"
        beds={fields.bedTypes}
        error={errorOf('room') ?? errorOf('bedTypes')}
        onChange={(bedTypes) => change({ bedTypes })}
      />
    </>
  );
}
