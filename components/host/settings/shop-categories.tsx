import type { ShopEditor } from './use-shop-settings';
import { Card } from '@/components/host/shell/card';
import { CheckOption } from '@/components/host/form/fields';
import { FILTER_LABELS } from '@/components/cabin-list/filter-labels';
import { CABIN_FILTERS } from '@/lib/domain/catalog/cabin-filters';

/** Chooses which categories of cabins have a page and a row on the home page. */
export function ShopCategories({ editor: { fields, change } }: { editor: ShopEditor }) {
  const hidden = fields.hiddenCategories.split(',');
  return (
    <Card heading="Categories shown">
      <p>
        Each category gets its own page and a row on the home page. Unchecked ones aren’t shown.
      </p>
      {CABIN_FILTERS.map((filter) => (
        <CheckOption
          key={filter}
          label={FILTER_LABELS[filter]}
          isChecked={!hidden.includes(filter)}
          onChange={(isShown) =>
            change({
              hiddenCategories: CABIN_FILTERS.filter((each) =>
                each === filter ? !isShown : hidden.includes(each),
              ).join(','),
            })
          }
        />
      ))}
    </Card>
  );
}
