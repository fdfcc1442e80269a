import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { AreaField, TextField } from '@/components/host/form/fields';

export function ShopName({ editor: { field } }: { editor: ShopEditor }) {
  return (
    <Card heading="Name">
      <TextField {...field('name', 'Shop name')} maxLength={60} required />
      <TextField
        {...field('host', 'Your name as the host')}
        hint="Pages and letters speak as this person, and it’s in “The … Promise”."
        maxLength={40}
        required
      />
      <TextField {...field('tagline', 'In one line')} maxLength={100} required />
      <AreaField
        {...field('description', 'For search engines')}
        hint="One or two sentences, at most 200 characters."
        rows={3}
        maxLength={200}
        required
      />
    </Card>
  );
}
