import { joinClasses } from '@/components/ui/class-names';
import type { SearchCriteria } from '@/lib/domain/search/search-criteria';
import { DATE_PRESETS, presetRange } from '@/lib/domain/stays/date-presets';
import type { Stay } from '@/lib/domain/stays/stay';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';

type DatePresetsProps = {
  criteria: SearchCriteria;
  today: CalendarDate;
  onPick: (stay: Stay) => void;
};

export function DatePresets({ criteria, today, onPick }: DatePresetsProps) {
  return (
    <div className="flex flex-wrap gap-2 short:gap-1">
      {DATE_PRESETS.map(({ id, label }) => {
        const stay = presetRange(id, today);
        const isChosen = stay.checkIn === criteria.checkIn && stay.checkOut === criteria.checkOut;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onPick(stay)}
            className={joinClasses(
              'min-h-11 cursor-pointer rounded-full border px-4 text-sm font-medium transition-colors short:px-2 short:text-[clamp(0.75rem,3.33vw,0.8125rem)]',
              isChosen
                ? 'border-spruce-800 bg-spruce-100 text-spruce-900'
                : 'border-line-strong/60 bg-surface hover:border-spruce-700 hover:bg-spruce-50',
            )}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
