'use client';

import type { Option } from '@/components/host/copy/option';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  shopSettingsChangeSchema,
  type ShopSettingsForm as Input,
} from '@/lib/schemas/host/settings/settings';
import type { ShopSetting, ShopSettings } from '@/lib/schemas/shop-settings';

export type SaveSettings = (input: Input) => Answer;
export type StoredSettings = Readonly<Partial<Record<ShopSetting, string>>>;

export const SHOWN_OR_HIDDEN: readonly Option<'shown' | 'hidden'>[] = [
  ['shown', 'Shown'],
  ['hidden', 'Hidden'],
];

/** Keeps the values of the settings form. Only changes are sent. */
export function useShopSettings(shown: ShopSettings, stored: StoredSettings, save: SaveSettings) {
  const form = useHostForm({
    id: 'shop',
    schema: shopSettingsChangeSchema,
    draft: 'shop-settings',
    start: shown,
    action: save,
    done: 'Saved. It’s on the site now.',
  });
  const { fields } = form;
  const changed = (Object.keys(shown) as ShopSetting[]).filter(
    (name) => fields[name] !== shown[name],
  );
  const pick = (from: StoredSettings) =>
    Object.fromEntries(changed.map((name) => [name, from[name] ?? null]));
  return {
    ...form,
    isChanged: changed.length > 0,
    submit: () => form.send({ changes: pick(fields), seen: pick(stored) } as Input),
  };
}

export type ShopEditor = ReturnType<typeof useShopSettings>;
