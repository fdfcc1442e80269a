import { ArrowDown, ArrowUp, X } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { moveStop } from '@/lib/domain/trip/planner/change-plan';
import { listIdeas } from '@/lib/domain/trip/planner/draft-plan';
import type { Plan, Slot } from '@/lib/domain/trip/planner/plan';
import type { Stop } from '@/lib/domain/trip/planner/stop';
import { formatFullWeekday } from '@/lib/copy/format';
import { PART_LABELS } from './plan-copy';
import { shop } from '@/lib/shop/shop';

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
  return `${date ? formatFullWeekday(date) : ''} ${PART_LABELS[part].toLowerCase()}`.trim();
}

export function SlotActions({ plan, slot, stop, onAction }: Props) {
  const when = slotText(plan, slot);
  const ideas = listIdeas(plan, slot, shop().areas).length;
  const list = stop
    ? [
        { action: 'idea', text: 'Another idea', label: `Another idea for ${when}`, can: ideas > 1 },
        {
          action: 'earlier',
          text: <Icon shapes={ArrowUp} className="size-4" />,
          label: `Move ${stop.name} earlier`,
          can: moveStop(plan, slot, 'earlier', shop().areas) !== null,
        },
        {
          action: 'later',
          text: <Icon shapes={ArrowDown} className="size-4" />,
          label: `Move ${stop.name} later`,
          can: moveStop(plan, slot, 'later', shop().areas) !== null,
        },
        {
          action: 'remove',
          text: <Icon shapes={X} className="size-4" />,
          label: `Remove ${stop.name}`,
          can: true,
        },
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
    <div className="mt-3 -ml-1 flex gap-1 print:hidden">
      {list.map(({ action, text, label, can }) => (
        <button
          key={action}
          type="button"
          id={actionId(action as SlotAction, slot)}
          aria-label={label}
          title={label}
          aria-disabled={!can}
          onClick={() => can && onAction(action as SlotAction, slot)}
          className={buttonClass(
            'quiet',
            'small',
            'min-w-11 border border-line px-2.5 tablet:min-w-9',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
