import styles from './cabin-form.module.css';
import type { CabinEditor } from './use-cabin-form';
import { TextField } from '@/components/host/form/fields';

export function CabinTerms({ editor: { text } }: { editor: CabinEditor }) {
  return (
    <>
      <div className={styles.row}>
        <TextField {...text('cleaningFee', 'Cleaning fee ($)')} inputMode="decimal" />
        <TextField
          {...text('surchargePercent', 'Surcharge (%)')}
          hint="On each night’s price"
          inputMode="decimal"
        />
      </div>
      <div className={styles.row}>
        <TextField
          {...text('petFee', 'Pet fee per stay ($)')}
          hint="Leave empty for no pets"
          inputMode="decimal"
        />
        <TextField {...text('maxPets', 'Maximum pets')} inputMode="numeric" maxLength={2} />
      </div>
      <TextField
        {...text('freeCancelDays', 'Free cancellation until, days before check-in')}
        hint="Existing bookings keep their terms."
        inputMode="numeric"
        maxLength={3}
      />
      <div className={styles.row}>
        <TextField {...text('checkInTime', 'Check-in from')} type="time" />
        <TextField {...text('checkOutTime', 'Check-out by')} type="time" />
      </div>
    </>
  );
}
