import { FLEXIBILITY_CHOICES } from '@/components/search/search-copy';
import { ChoiceChip } from '@/components/ui/chip';
import type { FlexibleDays } from '@/lib/domain/search/search-criteria';

type FlexibilityChoiceProps = {
  value: FlexibleDays | null;
  onChange: (value: FlexibleDays) => void;
};

export function FlexibilityChoice({ value, onChange }: FlexibilityChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold short:mb-1">How flexible are you?</legend>
      <div className="flex flex-wrap gap-2">
        {FLEXIBILITY_CHOICES.map((choice) => (
          <ChoiceChip
            key={choice.value}
            name="flexible-days"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
