import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { SelectField, TextField } from '@/components/host/form/fields';
import { SHOWN_OR_HIDDEN } from './use-shop-settings';

/** Edits the home page's claims and the texts shown on every page and in every newsletter. */
export function ShopTexts({ editor: { field, choice } }: { editor: ShopEditor }) {
  return (
    <>
      <Card heading="What you claim">
        <p>Each one is on the home page. Leave out whatever isn’t true of your shop.</p>
        <TextField
          {...field('handpicked', 'How cabins are chosen')}
          hint="Such as “Vetted and handpicked cabins”."
          maxLength={60}
        />
        <TextField
          {...field('since', 'Hosting since')}
          hint="Such as “By the water since 1998”."
          maxLength={60}
        />
        <TextField {...field('noFees', 'Fees')} maxLength={60} />
        <TextField {...field('instantBooking', 'How booking goes')} maxLength={60} />
        <TextField
          {...field('virtualTours', 'Tours')}
          hint="Such as “Virtual tours”, where cabins have one."
          maxLength={60}
        />
        <TextField
          {...field('bestPrice', 'Price')}
          hint="Such as “Best price guarantee”."
          maxLength={60}
        />
      </Card>
      <Card heading="Words on every page">
        <TextField {...field('letterName', 'Newsletter name')} maxLength={60} required />
        <SelectField {...choice('banner', 'Fall colors line')} options={SHOWN_OR_HIDDEN} />
      </Card>
    </>
  );
}
