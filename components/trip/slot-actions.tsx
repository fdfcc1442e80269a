import { buttonClass } from '@/components/ui/button';
import { moveStop } from '@/lib/domain/trip/planner/change-plan';
import { listIdeas } from '@/lib/domain/trip/planner/draft-plan';
import type { Plan, Slot } from '@/lib/domain/trip/planner/plan';
import type { Stop } from '@/lib/domain/trip/planner/stop';
import { PART_LABELS, weekdayOf } from './plan-texts';

export type SlotAction = 'idea' | 'earlier' | 'later' | 'remove';

type Props = {
  plan: Plan;
  slot: Slot;
  stop: Stop | null;
  onAction: (action: SlotAction, slot: Slot) => void;
};

export const actionId = (action: SlotAction, { day, part }: Slot): string =>
  `${action}-${day}-${part}`;

export function slotText(plan: Plan, { day, part }: Slot): string {
  const date = plan.days[day]?.date;
  return `${date ? weekdayOf(date) : ''} ${PART_LABELS[part].toLowerCase()}`.trim();
}

export function SlotActions({ plan, slot, stop, onAction }: Props) {
  const when = slotText(plan, slot);
  const ideas = listIdeas(plan, slot).length;
  const list = stop
    ? [
        { action: 'idea', text: 'Another idea', label: `Another idea for ${when}`, can: ideas > 1 },
        {
          action: 'earlier',
          text: 'Earlier',
          label: `Move ${stop.name} earlier`,
          can: moveStop(plan, slot, 'earlier') !== null,
        },
        {
          action: 'later',
          text: 'Later',
          label: `Move ${stop.name} later`,
          can: moveStop(plan, slot, 'later') !== null,
        },
        { action: 'remove', text: 'Remove', label: `Remove ${stop.name}`, can: true },
      ]
    : [
        {
          action: 'idea',
          text: 'Suggest something',
          label: `Suggest something for ${when}`,
          can: ideas > 0,
        },
      ];
  return (
    <div className="mt-3 -ml-1 flex flex-wrap gap-1 small:gap-1.5 print:hidden">
      {list.map(({ action, text, label, can }) => (
        <button
          key={action}
          type="button"
          id={actionId(action as SlotAction, slot)}
          aria-label={label}
          aria-disabled={!can}
          onClick={() => can && onAction(action as SlotAction, slot)}
          className={buttonClass('quiet', 'small', 'border border-line px-2.5 small:px-3')}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
