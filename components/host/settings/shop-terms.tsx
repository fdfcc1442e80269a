import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import type { ShopSettings } from '@/lib/schemas/shop-settings';
import { TONIGHT_CHOICES } from '@/components/host/copy/unavailable-copy';
import { DAMAGE_TEXT_MAX } from '@/lib/domain/pricing/damage-deposit';

const DEPOSIT_CHOICES: readonly Option<string>[] = [
  ['full', 'The full price'],
  ['first_night', 'The first night'],
  ...[10, 20, 25, 30, 40, 50, 75].map(
    (percent) => [String(percent), `${percent}% of the total`] as const,
  ),
];

const CHANGE_CHOICES: readonly Option<ShopSettings['changeDates']>[] = [
  ['guest', 'Guests change it themselves'],
  ['approval', 'I approve it first'],
  ['off', 'Not offered'],
];
const CHANGES = [
  [
    'changeNights',
    'More nights before or after a booked stay',
    'As long as it can be canceled for free. After that, you approve every change. From the day of arrival on, guests can only write to you.',
  ],
  ['changeDates', 'Other dates for a booked stay', undefined],
  ['changeParty', 'More or fewer guests', undefined],
  ['changePets', 'More or fewer pets', undefined],
] as const;

type Props = { editor: ShopEditor; promotions: readonly Option<string>[] };

/** Edits the advertised promotion and the terms of new cabins. */
export function ShopTerms({ editor: { fields, field, choice }, promotions }: Props) {
  return (
    <Card heading="Usual terms">
      <SelectField
        {...choice('promotion', 'Promotion the site shows')}
        hint="One of those with a code. Set what each gives, and when, under Offers."
        options={[['hidden', 'None'], ...promotions]}
      />
      {fields.promotion !== 'hidden' && (
        <>
          <TextField
            {...field('promotionText', 'What the site says about it')}
            hint="Such as “Book 3 nights, get the 4th night free”."
            maxLength={60}
            required
          />
          <TextField
            {...field('promotionSeason', 'When it’s valid')}
            hint="Such as “Fall and winter”."
            maxLength={60}
            required
          />
        </>
      )}
      <TextField
        {...field('referencePrefix', 'Booking reference letters')}
        hint={`Two to four. Existing bookings keep theirs; a new one looks like ${fields.referencePrefix.toUpperCase()}-7K2PXQ4A.`}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={4}
        required
      />
      <TextField
        {...field('dealPercents', 'Daily deal percents')}
        hint="One to six numbers from 1 to 60. Each deal uses one of them."
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        {...field('cancelDays', 'Free cancellation for new cabins (days before check-in)')}
        hint="You can change it for each cabin afterwards."
        inputMode="numeric"
        maxLength={3}
        required
      />
      <SelectField
        {...choice('deposit', 'What guests pay when they book')}
        hint="The balance is charged to the same card later. Applies to new bookings."
        options={DEPOSIT_CHOICES}
      />
      {fields.deposit !== 'full' && (
        <TextField
          {...field('balanceDays', 'Days before check-in that the balance is due')}
          hint="1 to 180. Guests who book later than that pay in full."
          inputMode="numeric"
          maxLength={3}
          required
        />
      )}
      <TextField
        {...field('damageDeposit', 'Refundable damage deposit (dollars)')}
        hint="Guests pay it with their stay, and you give it back after they leave. Leave it empty for none."
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
      />
      {fields.damageDeposit !== '' && (
        <TextField
          {...field('damageText', 'What guests read about the deposit')}
          hint="Such as “You get it back within two days of check-out if nothing is broken.”"
          maxLength={DAMAGE_TEXT_MAX}
        />
      )}
      {CHANGES.map(([key, label, hint]) => (
        <SelectField key={key} {...choice(key, label)} hint={hint} options={CHANGE_CHOICES} />
      ))}
      <SelectField
        {...choice('tonightUntil', 'Phone bookings for tonight')}
        hint="In the cabin’s time zone, if its rates don’t need notice. On the site, guests can book from tomorrow on."
        options={TONIGHT_CHOICES}
      />
    </Card>
  );
}
