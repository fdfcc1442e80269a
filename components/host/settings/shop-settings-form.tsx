'use client';

import { Card } from '@/components/host/shell/card';
import { ColorChoice } from './color-choice';
import { LogoField, type LogoActions } from './logo-field';
import { AreaField, CheckOption, SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import styles from './shop-settings-form.module.css';
import { TONIGHT_CHOICES } from '@/components/host/copy/unavailable-copy';
import type { Answer } from '@/components/host/form/use-action';
import { FILTER_LABELS } from '@/components/cabin-list/filter-labels';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  shopSettingsChangeSchema,
  type ShopSettingsForm as Input,
} from '@/lib/schemas/host/settings/settings';
import { shop } from '@/lib/shop/shop';
import type { Swatches } from '@/lib/shop/palettes';
import type { ShopSetting, ShopSettings } from '@/lib/schemas/shop-settings';

export type SaveSettings = (input: Input) => Answer;
type Stored = Readonly<Partial<Record<ShopSetting, string>>>;
type Props = {
  /** What the site shows now. */
  shown: ShopSettings;
  /** What is set of it. */
  stored: Stored;
  palettes: readonly Swatches[];
  /** Those that can be shown, each as the setting has it. */
  promotions: readonly Option<string>[];
  /** Every time zone, as listZones has them. */
  zones: readonly Option<string>[];
  logo: LogoActions;
  save: SaveSettings;
};

const SHOWN: readonly Option<'shown' | 'hidden'>[] = [
  ['shown', 'Shown'],
  ['hidden', 'Hidden'],
];

/** How the shop is called and reached, and how it looks. Only what was changed is saved. */
export function ShopSettingsForm({
  shown,
  stored,
  palettes,
  promotions,
  zones,
  logo,
  save,
}: Props) {
  const form = useHostForm({
    id: 'shop',
    schema: shopSettingsChangeSchema,
    draft: 'shop-settings',
    start: shown,
    action: save,
    done: 'Saved. The site shows it at once.',
  });
  const { fields } = form;
  const hidden = fields.hiddenCategories.split(',');
  const changed = (Object.keys(shown) as ShopSetting[]).filter(
    (name) => fields[name] !== shown[name],
  );
  const pick = (from: Stored) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return (
    <HostForm
      form={form}
      className={styles.form}
      onSubmit={() => form.send({ changes: pick(fields), seen: pick(stored) } as Input)}
    >
      <Card heading="Name">
        <TextField {...form.field('name', 'Name of the shop')} maxLength={60} required />
        <TextField
          {...form.field('host', 'Your name as the host')}
          hint="Pages and letters speak as this person; “The … Promise” has it too."
          maxLength={40}
          required
        />
        <TextField {...form.field('tagline', 'In one line')} maxLength={100} required />
        <AreaField
          {...form.field('description', 'For search engines')}
          hint="One or two sentences, at most 200 characters."
          rows={3}
          maxLength={200}
          required
        />
      </Card>
      <Card heading="Look">
        <ColorChoice
          id="shop-colors"
          chosen={fields.colors}
          palettes={palettes}
          onChoose={(colors) => form.change({ colors })}
        />
        <LogoField
          logo={fields.logo}
          without={
            shop().isExample
              ? 'Without one, the site shows the drawing it came with.'
              : 'Without one, the site shows the first letter of its name in your colors.'
          }
          actions={logo}
          onLogo={(address) => form.change({ logo: address })}
        />
      </Card>
      <Card heading="How guests reach you">
        <TextField
          {...form.field('phone', 'Phone')}
          hint="On every page, and in letters and texts."
          type="tel"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('email', 'Email')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          required
        />
        <TextField
          {...form.field('support', 'Hours')}
          hint="When you answer, such as “24/7 support”. Leave it empty to say nothing."
          maxLength={60}
        />
      </Card>
      <Card heading="Social networks">
        <TextField
          {...form.field('tiktok', 'TikTok name')}
          hint="Its videos are shown on the pages of cabins. Empty: there is none."
          autoCapitalize="none"
          autoComplete="off"
          maxLength={31}
        />
        <TextField
          {...form.field('instagram', 'Instagram, address')}
          hint="Empty: there is none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...form.field('facebook', 'Facebook, address')}
          hint="Empty: there is none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...form.field('followers', 'How many follow you')}
          hint="Such as “9k”. Leave it empty to say nothing."
          maxLength={20}
        />
        <TextField {...form.field('followersOf', 'Who they are')} maxLength={60} />
      </Card>
      <Card heading="Region">
        <TextField
          {...form.field('region', 'Region')}
          hint="As headings name it, such as “Smoky Mountains”."
          maxLength={40}
          required
        />
        <TextField
          {...form.field('regionInText', 'The region in a sentence')}
          hint="Such as “the Smokies”."
          maxLength={40}
          required
        />
        <TextField {...form.field('stateName', 'State')} maxLength={40} required />
        <TextField
          {...form.field('stateCode', 'State in short')}
          hint="Such as “TN”, for search engines."
          autoCapitalize="characters"
          maxLength={3}
          required
        />
        <SelectField
          {...form.choice('timezone', 'Time zone')}
          hint="A new cabin has it, too; cabins you have keep theirs."
          options={zones}
        />
        <SelectField
          {...form.choice('smokies', 'Pages and pictures of the Smokies')}
          hint="Guides, events, fall colors, trip planner and drawings. Hide them if your cabins are elsewhere."
          options={SHOWN}
        />
      </Card>
      <Card heading="What you claim">
        <p>Each one is shown on the home page. Leave out whatever isn’t true of your shop.</p>
        <TextField
          {...form.field('handpicked', 'How cabins are chosen')}
          hint="Such as “Vetted and handpicked cabins”."
          maxLength={60}
        />
        <TextField
          {...form.field('since', 'Since when')}
          hint="Such as “By the water since 1998”."
          maxLength={60}
        />
        <TextField {...form.field('noFees', 'Fees')} maxLength={60} />
        <TextField {...form.field('instantBooking', 'How booking goes')} maxLength={60} />
        <TextField
          {...form.field('virtualTours', 'Tours')}
          hint="Such as “Virtual tours”, where cabins have one."
          maxLength={60}
        />
        <TextField
          {...form.field('bestPrice', 'Price')}
          hint="Such as “Best price guarantee”."
          maxLength={60}
        />
      </Card>
      <Card heading="Words on every page">
        <TextField
          {...form.field('letterName', 'Name of your newsletter')}
          maxLength={60}
          required
        />
        <TextField
          {...form.field('postalAddress', 'Postal address below newsletters')}
          hint="Street or P.O. box, town, state and ZIP code. The law asks for it in every newsletter; without one none can be sent."
          autoComplete="off"
          maxLength={200}
        />
        <SelectField {...form.choice('banner', 'Line about the fall colors')} options={SHOWN} />
      </Card>
      <Card heading="Categories shown">
        <p>
          Lists of cabins of one kind, with a page of their own and a row on the home page. What is
          not checked is shown nowhere.
        </p>
        {CABIN_FILTERS.map((filter) => (
          <CheckOption
            key={filter}
            label={FILTER_LABELS[filter]}
            isChecked={!hidden.includes(filter)}
            onChange={(isShown) =>
              form.change({
                hiddenCategories: CABIN_FILTERS.filter((each) =>
                  each === filter ? !isShown : hidden.includes(each),
                ).join(','),
              })
            }
          />
        ))}
      </Card>
      <Card heading="Usual terms">
        <SelectField
          {...form.choice('promotion', 'Promotion that the site shows')}
          hint="One of those with a code. What each gives, and whether it can be had, is set under Offers."
          options={[['hidden', 'None'], ...promotions]}
        />
        {fields.promotion !== 'hidden' && (
          <>
            <TextField
              {...form.field('promotionText', 'What the site says about it')}
              hint="Such as “Book 3 nights, get the 4th night free”."
              maxLength={60}
              required
            />
            <TextField
              {...form.field('promotionSeason', 'When it’s valid')}
              hint="Such as “Fall and winter”."
              maxLength={60}
              required
            />
          </>
        )}
        <TextField
          {...form.field('referencePrefix', 'Letters of booking references')}
          hint={`Two to four. Existing bookings keep theirs; a new one is ${fields.referencePrefix.toUpperCase()}-7K2PXQ4A.`}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={4}
          required
        />
        <TextField
          {...form.field('dealPercents', 'Percents of the daily deal')}
          hint="One to six from 1 to 60; each deal has one of them."
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          {...form.field('cancelDays', 'Free cancellation of a new cabin, days before check-in')}
          hint="Each cabin may have its own afterwards."
          inputMode="numeric"
          maxLength={3}
          required
        />
        <SelectField
          {...form.choice('tonightUntil', 'Tonight, booked by phone')}
          hint="By the clock at the cabin, if its rates need no notice. The site itself takes bookings from tomorrow on."
          options={TONIGHT_CHOICES}
        />
      </Card>
      <SubmitButton form={form} disabled={changed.length === 0}>
        Save the settings
      </SubmitButton>
    </HostForm>
  );
}
