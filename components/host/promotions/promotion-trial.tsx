'use client';

import { useState } from 'react';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { Comparison } from '@/components/host/bookings/move-price';
import styles from './offers-view.module.css';
import { triedText } from './promotion-copy';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import type {
  CabinChoice,
  PromotionForm,
  SampleStay,
  TriedPromotion,
} from '@/lib/schemas/host/promotions';

export type TryPromotion = (form: PromotionForm, stay: SampleStay) => Answer<TriedPromotion>;

type Props = {
  id: string;
  /** The form's current values. */
  form: PromotionForm;
  cabins: readonly CabinChoice[];
  work: TryPromotion;
};

/** Shows what a stay costs without and with the promotion. Nothing is saved. */
export function PromotionTrial({ id, form, cabins, work }: Props) {
  const [stay, setStay] = useState({ cabinId: cabins[0]?.id ?? '', checkIn: '', checkOut: '' });
  const [tried, setTried] = useState<TriedPromotion | null>(null);
  const { isPending, error, run } = useAction();
  const change = (part: Partial<typeof stay>) => {
    setStay({ ...stay, ...part });
    setTried(null);
  };
  const options = cabins.map((cabin): Option<string> => [cabin.id, cabin.title]);
  return (
    <fieldset className={styles.group}>
      <legend>Try it on a stay</legend>
      <p>For two adults, with the values in the form. Nothing is saved.</p>
      <div className={styles.row}>
        <SelectField
          id={`${id}-trial-cabin`}
          label="Cabin"
          value={stay.cabinId}
          options={options}
          onChoose={(cabinId) => change({ cabinId })}
        />
        <TextField
          id={`${id}-trial-in`}
          label="Check-in"
          type="date"
          value={stay.checkIn}
          onText={(checkIn) => change({ checkIn })}
        />
        <TextField
          id={`${id}-trial-out`}
          label="Check-out"
          type="date"
          value={stay.checkOut}
          onText={(checkOut) => change({ checkOut })}
        />
      </div>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          disabled={isPending || !stay.cabinId || !stay.checkIn || !stay.checkOut}
          onClick={() =>
            run(
              () =>
                work(
                  { ...form, promoCode: form.promoCode || 'SAMPLE', label: form.label || 'Sample' },
                  stay,
                ),
              setTried,
            )
          }
        >
          Show the price
        </Button>
      </div>
      {error && <p role="alert">{error}</p>}
      <div aria-live="polite">
        {tried?.refusal && <p>{triedText(tried.refusal)}</p>}
        {tried && <Comparison preview={tried} />}
      </div>
    </fieldset>
  );
}
