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
      <Card heading="Your business">
        <p>
          At the foot of every page and on top of your terms. Whatever you leave empty isn’t shown.
        </p>
        <TextField
          {...field('legalName', 'Legal name')}
          hint="Such as “Fern Road Lodging LLC”."
          autoComplete="off"
          maxLength={100}
        />
        <TextField
          {...field('postalAddress', 'Postal address')}
          hint="Street or P.O. box, town, state and ZIP code. The law requires it in every newsletter, so you can’t send one without it."
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          {...field('permit', 'License or permit')}
          hint="Such as “Sevier County permit STR-1234”."
          autoComplete="off"
          maxLength={100}
        />
      </Card>
      <Card heading="Social networks">
        <TextField
          {...field('tiktok', 'TikTok name')}
          hint="Its videos show up on cabin pages. Leave it empty if you have none."
          autoCapitalize="none"
          autoComplete="off"
          maxLength={31}
        />
        <TextField
          {...field('instagram', 'Instagram link')}
          hint="Leave it empty if you have none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...field('facebook', 'Facebook link')}
          hint="Leave it empty if you have none."
          type="url"
          maxLength={300}
        />
        <TextField
          {...field('followers', 'Followers')}
          hint="Such as “9k”. Leave it empty to say nothing."
          maxLength={20}
        />
        <TextField {...field('followersOf', 'Audience name')} maxLength={60} />
      </Card>
    </>
  );
}
