'use client';

import { CheckOption, RadioOptions, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { InlineForm } from '@/components/host/form/host-form';
import styles from './offers-view.module.css';
import { KIND_NAMES, SIZE_NAMES } from './promotion-copy';
import { PromotionTrial, type TryPromotion } from './promotion-trial';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  PROMOTION_KINDS,
  promotionFormSchema,
  type CabinChoice,
  type PromotionForm as Fields,
} from '@/lib/schemas/host/promotions';

export type PromotionActions = {
  savePromotion: (form: Fields, seen: string | null) => Answer;
  pausePromotion: (code: string, isPaused: boolean) => Answer;
  removePromotion: (code: string) => Answer;
  tryPromotion: TryPromotion;
};

type Props = {
  /** Used for element ids and the draft's key. */
  id: string;
  heading: string;
  start: Fields;
  /** The version being changed; null for a new promotion. */
  seen: string | null;
  cabins: readonly CabinChoice[];
  actions: PromotionActions;
};

const KINDS = [...PROMOTION_KINDS]
  .sort((a, b) => KIND_NAMES[a].localeCompare(KIND_NAMES[b]))
  .map((kind) => [kind, KIND_NAMES[kind]] as const);
const CABINS: readonly Option<Fields['cabins']>[] = [
  ['all', 'All cabins'],
  ['chosen', 'Only these'],
];

/** Edits the terms of a promotion and tries them on a sample stay. */
export function PromotionForm({ id, heading, start, seen, cabins, actions }: Props) {
  const form = useHostForm({
    id,
    schema: promotionFormSchema,
    draft: `${id}:${seen}`,
    start,
    action: (fields: Fields) => actions.savePromotion(fields, seen),
    done: (_, { promoCode }) =>
      `${promoCode.toUpperCase()} is saved, and the site uses it right away.`,
  });
  const { fields, change } = form;
  return (
    <InlineForm form={form} heading={heading} submit="Save it" onSubmit={() => form.send(fields)}>
      <div className={styles.row}>
        <TextField
          {...form.field('label', 'Name')}
          hint={fields.automatic ? 'Guests see it in the price.' : 'Just for you.'}
          required
          maxLength={60}
        />
        <TextField
          {...form.field('promoCode', fields.automatic ? 'Short name, for your lists' : 'Code')}
          hint="3 to 32 letters and digits, such as SPRING15."
          autoComplete="off"
          autoCapitalize="characters"
          required
          readOnly={seen !== null}
          maxLength={32}
        />
      </div>
      <CheckOption
        label="Automatic: every stay that fits gets it, no code needed"
        isChecked={fields.automatic}
        onChange={(automatic) => change({ automatic })}
      />
      <div className={styles.row}>
        <SelectField {...form.choice('kind', 'Discount')} options={KINDS} />
        <TextField
          {...form.field('size', SIZE_NAMES[fields.kind])}
          inputMode={fields.kind === 'amount' ? 'decimal' : 'numeric'}
          autoComplete="off"
          required
        />
      </div>
      <PromotionDates form={form} />
      <PromotionCabins form={form} name={`${id}-cabins`} cabins={cabins} />
      <div className={styles.row}>
        <TextField
          {...form.field('minNights', 'Minimum nights')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('maxUses', 'Maximum bookings')}
          hint="Leave it empty for no limit. Canceled bookings don’t count."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <CheckOption
        label="Once per guest, by email address and phone number"
        isChecked={fields.oncePerGuest}
        onChange={(oncePerGuest) => change({ oncePerGuest })}
      />
      <PromotionTrial id={id} form={fields} cabins={cabins} work={actions.tryPromotion} />
    </InlineForm>
  );
}

type State = ReturnType<typeof useHostForm<Fields, Fields, unknown>>;

/** Edits when the promotion applies: seasons, dates of the stay, and booking days. */
function PromotionDates({ form }: { form: Pick<State, 'field'> }) {
  const date = (name: 'stayFrom' | 'stayTo' | 'bookFrom' | 'bookTo', label: string) => (
    <TextField {...form.field(name, label)} type="date" />
  );
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Season, every year</legend>
        <p>Check-in, as month and day. Leave them empty for the whole year.</p>
        <div className={styles.row}>
          <TextField {...form.field('seasonStart', 'First day')} placeholder="09-01" />
          <TextField {...form.field('seasonEnd', 'Last day')} placeholder="02-29" />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Dates of the stay</legend>
        <p>Check-in. Leave them empty for any date.</p>
        <div className={styles.row}>
          {date('stayFrom', 'First check-in')}
          {date('stayTo', 'Last check-in')}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Days of booking</legend>
        <p>When guests can book it. Leave them empty for any time.</p>
        <div className={styles.row}>
          {date('bookFrom', 'First day of booking')}
          {date('bookTo', 'Last day of booking')}
        </div>
      </fieldset>
    </>
  );
}

type CabinsProps = {
  form: Pick<State, 'fields' | 'change' | 'errorOf'>;
  name: string;
  cabins: readonly CabinChoice[];
};

function PromotionCabins({ form: { fields, change, errorOf }, name, cabins }: CabinsProps) {
  const choose = (cabinId: string) => (isChosen: boolean) =>
    change({
      cabinIds: isChosen
        ? [...fields.cabinIds, cabinId]
        : fields.cabinIds.filter((each) => each !== cabinId),
    });
  return (
    <fieldset className={styles.group}>
      <legend>Cabins</legend>
      <div className="host-row">
        <RadioOptions
          name={name}
          chosen={fields.cabins}
          options={CABINS}
          onChoose={(chosen) => change({ cabins: chosen })}
        />
      </div>
      {fields.cabins === 'chosen' && (
        <div className={styles.cabins}>
          {cabins.map((cabin) => (
            <CheckOption
              key={cabin.id}
              label={cabin.title}
              isChecked={fields.cabinIds.includes(cabin.id)}
              onChange={choose(cabin.id)}
            />
          ))}
        </div>
      )}
      {errorOf('cabinIds') && <p role="alert">Choose at least one cabin.</p>}
    </fieldset>
  );
}
