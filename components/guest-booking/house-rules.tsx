import { CheckIcon } from '@/components/ui/icons';
import { TicketPart } from '@/components/booking/ticket-part';

export function HouseRules({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <div className="border-t border-line laptop:col-span-2">
      <TicketPart title="House rules">
        <ul className="grid gap-x-10 gap-y-2.5 laptop:grid-cols-2">
          {rules.map((rule) => (
            <li key={rule} className="flex gap-3 text-ink-soft">
              <CheckIcon className="mt-0.5 size-5 shrink-0 text-spruce-700" />
              {rule}
            </li>
          ))}
        </ul>
      </TicketPart>
    </div>
  );
}
