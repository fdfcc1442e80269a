import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { TONIGHT_CHOICES } from '@/components/host/copy/unavailable-copy';

type Props = { editor: ShopEditor; promotions: readonly Option<string>[] };

/** Edits the advertised promotion and the terms of new cabins. */
export function ShopTerms({ editor: { fields, field, choice }, promotions }: Props) {
  return (
    <Card heading="Usual terms">
      <SelectField
        {...choice('promotion', 'Promotion that the site shows')}
        hint="One of those with a code. What each gives, and whether it can be had, is set under Offers."
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
        {...field('referencePrefix', 'Letters of booking references')}
        hint={`Two to four. Existing bookings keep theirs; a new one is ${fields.referencePrefix.toUpperCase()}-7K2PXQ4A.`}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={4}
        required
      />
      <TextField
        {...field('dealPercents', 'Percents of the daily deal')}
        hint="One to six from 1 to 60; each deal has one of them."
        autoComplete="off"
        maxLength={40}
        required
      />
      <TextField
        {...field('cancelDays', 'Free cancellation of a new cabin, days before check-in')}
        hint="Each cabin may have its own afterwards."
        inputMode="numeric"
        maxLength={3}
        required
      />
      <SelectField
        {...choice('tonightUntil', 'Tonight, booked by phone')}
        hint="By the clock at the cabin, if its rates need no notice. The site itself takes bookings from tomorrow on."
        options={TONIGHT_CHOICES}
      />
    </Card>
  );
}
