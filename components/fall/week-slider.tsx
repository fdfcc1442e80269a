import { FALL_WEEKS } from '@/lib/domain/trip/fall-color';
import { weekText } from './fall-copy';

type Props = { week: string; onChange: (week: string) => void };

const MARKS = ['mid-September', 'October', 'mid-November'];

export function WeekSlider({ week, onChange }: Props) {
  return (
    <div data-needs-script>
      <label htmlFor="fall-week" className="flex flex-wrap items-baseline gap-x-3">
        <span className="eyebrow text-ember-700">Week</span>
        <span className="font-display text-title-2 font-semibold text-spruce-900">
          {weekText(week)}
        </span>
      </label>
      <input
        id="fall-week"
        type="range"
        min={0}
        max={FALL_WEEKS.length - 1}
        step={1}
        value={FALL_WEEKS.indexOf(week)}
        aria-valuetext={weekText(week)}
        onChange={(event) => onChange(FALL_WEEKS[event.target.valueAsNumber] ?? week)}
        className="mt-2 h-11 w-full cursor-pointer accent-ember-600"
      />
      <p aria-hidden className="flex justify-between text-sm text-ink-soft">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
    </div>
  );
}
