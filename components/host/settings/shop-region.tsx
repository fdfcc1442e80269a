import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { SelectField, TextField } from '@/components/host/form/fields';
import type { Option } from '@/components/host/copy/option';
import { SHOWN_OR_HIDDEN } from './use-shop-settings';

type Props = { editor: ShopEditor; zones: readonly Option<string>[] };

export function ShopRegion({ editor: { field, choice }, zones }: Props) {
  return (
    <Card heading="Region">
      <TextField
        {...field('region', 'Region')}
        hint="As in headings, such as “Smoky Mountains”."
        maxLength={40}
        required
      />
      <TextField
        {...field('regionInText', 'The region in a sentence')}
        hint="Such as “the Smokies”."
        maxLength={40}
        required
      />
      <TextField {...field('stateName', 'State')} maxLength={40} required />
      <TextField
        {...field('stateCode', 'State code')}
        hint="Such as “TN”, for search engines."
        autoCapitalize="characters"
        maxLength={3}
        required
      />
      <SelectField
        {...choice('timezone', 'Time zone')}
        hint="New cabins get it too; existing ones keep theirs."
        options={zones}
      />
      <SelectField
        {...choice('smokies', 'Smokies pages and pictures')}
        hint="Guides, events, fall colors, trip planner and drawings. Hide them if your cabins are elsewhere."
        options={SHOWN_OR_HIDDEN}
      />
    </Card>
  );
}
