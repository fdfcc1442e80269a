import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { TextField } from '@/components/host/form/fields';

export function ShopContact({ editor: { field } }: { editor: ShopEditor }) {
  return (
    <>
      <Card heading="How guests reach you">
        <TextField
          {...field('phone', 'Phone')}
          hint="On every page, and in letters and texts."
          type="tel"
          autoComplete="off"
          required
        />
        <TextField
          {...field('email', 'Email')}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={254}
          required
        />
        <TextField
          {...field('support', 'Hours')}
          hint="When you answer, such as “24/7 support”. Leave it empty to say nothing."
          maxLength={60}
        />
      </Card>
      <Card heading="Social networks">
        <TextField
          {...field('tiktok', 'TikTok name')}
          hint="Its videos are shown on the pages of cabins. Empty: there is none."
          autoCapitalize="none"
          autoComplete="off"
          maxLength={31}
        />
        <TextField
          {...field('instagram', 'Instagram, address')}
          hint="Empty: there is none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...field('facebook', 'Facebook, address')}
          hint="Empty: there is none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...field('followers', 'How many follow you')}
          hint="Such as “9k”. Leave it empty to say nothing."
          maxLength={20}
        />
        <TextField {...field('followersOf', 'Who they are')} maxLength={60} />
      </Card>
    </>
  );
}
