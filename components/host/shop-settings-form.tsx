'use client';

import { Card } from './card';
import { AreaField, CheckOption, SelectField, TextField, type Option } from './fields';
import { HostForm, SubmitButton } from './host-form';
import styles from './shop-settings-form.module.css';
import type { Answer } from './use-action';
import { FILTER_LABELS } from '@/components/cabin-list/filter-labels';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';
import { useHostForm } from './use-host-form';
import {
  shopSettingsChangeSchema,
  type ShopSettingsForm as Input,
} from '@/lib/schemas/host/settings';
import type { ShopSetting, ShopSettings } from '@/lib/schemas/shop-settings';

export type SaveSettings = (input: Input) => Answer;
type Stored = Readonly<Partial<Record<ShopSetting, string>>>;
type Props = {
  /** What the site shows now. */
  shown: ShopSettings;
  /** What is set of it. */
  stored: Stored;
  save: SaveSettings;
};

const BANNER: readonly Option<ShopSettings['banner']>[] = [
  ['shown', 'Shown'],
  ['hidden', 'Hidden'],
];

/** How the shop is called and reached. Only what was changed is saved. */
export function ShopSettingsForm({ shown, stored, save }: Props) {
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
      <Card heading="How guests reach you">
        <TextField
          {...form.field('phone', 'Phone')}
          hint="On every page, and in letters and texts."
          type="tel"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('email', 'E-mail')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          required
        />
        <TextField
          {...form.field('support', 'Hours')}
          hint="Said where guests are asked to write, such as “24/7 support”."
          maxLength={60}
          required
        />
      </Card>
      <Card heading="Social networks">
        <TextField
          {...form.field('tiktok', 'TikTok name')}
          hint="Its videos are shown on the pages of cabins."
          autoCapitalize="none"
          autoComplete="off"
          maxLength={31}
          required
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
        <TextField {...form.field('followers', 'How many follow you')} maxLength={20} required />
        <TextField {...form.field('followersOf', 'Who they are')} maxLength={60} required />
      </Card>
      <Card heading="Words on every page">
        <TextField {...form.field('since', 'Since when')} maxLength={60} required />
        <SelectField {...form.choice('banner', 'Line about the fall colors')} options={BANNER} />
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
      </Card>
      <SubmitButton form={form} disabled={changed.length === 0}>
        Save the settings
      </SubmitButton>
    </HostForm>
  );
}
