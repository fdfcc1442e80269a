'use client';

import type { ComponentProps } from 'react';
import { ShopCategories } from './shop-categories';
import { ShopContact } from './shop-contact';
import { ShopLook } from './shop-look';
import { ShopName } from './shop-name';
import { ShopRegion } from './shop-region';
import { ShopTerms } from './shop-terms';
import { ShopTexts } from './shop-texts';
import styles from './shop-settings-form.module.css';
import { useShopSettings, type SaveSettings, type StoredSettings } from './use-shop-settings';
import type { Option } from '@/components/host/copy/option';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import type { ShopSettings } from '@/lib/schemas/shop-settings';

type Props = Omit<ComponentProps<typeof ShopLook>, 'editor'> & {
  /** The settings the site shows now. */
  shown: ShopSettings;
  /** The settings the host has saved. */
  stored: StoredSettings;
  /** The promotions that can be shown, as values of the setting. */
  promotions: readonly Option<string>[];
  /** Every time zone, from listZones. */
  zones: readonly Option<string>[];
  save: SaveSettings;
};

/** Edits the shop's settings. Only changes are saved. */
export function ShopSettingsForm({ shown, stored, promotions, zones, save, ...look }: Props) {
  const editor = useShopSettings(shown, stored, save);
  return (
    <HostForm form={editor} className={styles.form} onSubmit={editor.submit}>
      <ShopName editor={editor} />
      <ShopLook editor={editor} {...look} />
      <ShopContact editor={editor} />
      <ShopRegion editor={editor} zones={zones} />
      <ShopTexts editor={editor} />
      <ShopCategories editor={editor} />
      <ShopTerms editor={editor} promotions={promotions} />
      <SubmitButton form={editor} disabled={!editor.isChanged}>
        Save the settings
      </SubmitButton>
    </HostForm>
  );
}
