import styles from './cabin-form.module.css';
import type { CabinEditor } from './use-cabin-form';
import { AreaField, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import type { DoorKind } from '@/lib/schemas/host/cabins/cabins';

const DOOR_OPTIONS: readonly Option<DoorKind>[] = [
  ['none', 'None'],
  ['fixed', 'One for all guests'],
  ['stay', 'A different one for each stay'],
];

export function CabinArrival({ editor }: { editor: CabinEditor }) {
  const { fields, change, choice, text } = editor;
  return (
    <>
      <TextField
        {...text('address', 'Street address')}
        hint="Guests see it, the directions and the parking once their booking is confirmed."
        autoComplete="off"
        maxLength={200}
      />
      <AreaField {...text('directions', 'Directions')} rows={4} maxLength={2000} />
      <AreaField {...text('parking', 'Parking')} rows={2} maxLength={500} />
      <SelectField
        {...choice('doorKind', 'Door code')}
        options={DOOR_OPTIONS}
        onChoose={(doorKind) => change({ doorKind })}
      />
      {fields.doorKind === 'fixed' && (
        <TextField {...text('doorCode', 'The code')} autoComplete="off" maxLength={20} />
      )}
      {fields.doorKind === 'stay' && (
        <small>Set it on each booking’s page. Today tells you where one is missing.</small>
      )}
      <AreaField
        {...text('doorNote', 'How the door opens')}
        hint="Where the lock or key is."
        rows={2}
        maxLength={500}
      />
      <div className={styles.row}>
        <TextField {...text('wifiName', 'Wi-Fi')} autoComplete="off" maxLength={64} />
        <TextField
          {...text('wifiPassword', 'Wi-Fi password')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </div>
      <AreaField
        {...text('manual', 'House manual')}
        hint="What guests ask most: hot tub, heating, trash, who to call. Leave an empty line between paragraphs."
        rows={6}
        maxLength={20_000}
      />
      <TextField
        {...text('opensHoursBefore', 'Shown how many hours before check-in')}
        hint="Door code, Wi-Fi and manual. 24 is a day before; 0 is at check-in."
        inputMode="numeric"
        maxLength={3}
      />
    </>
  );
}
