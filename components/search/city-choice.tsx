import { ChoiceChip } from '@/components/ui/chip';
import { AREAS } from '@/lib/domain/catalog/cabin';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';

const CITIES: readonly { value: SearchCriteria['city']; label: string }[] = [
  { value: 'all', label: 'All areas' },
  ...AREAS.map(({ slug, city }) => ({ value: slug, label: city })),
];

type CityChoiceProps = {
  value: SearchCriteria['city'];
  onChange: (city: SearchCriteria['city']) => void;
};

export function CityChoice({ value, onChange }: CityChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Where</legend>
      <div className="flex flex-wrap gap-2">
        {CITIES.map((city) => (
          <ChoiceChip
            key={city.value}
            name="city"
            value={city.value}
            checked={value === city.value}
            data-first-focus={value === city.value || undefined}
            onChange={() => onChange(city.value)}
          >
            {city.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
