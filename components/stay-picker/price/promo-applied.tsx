import { Button } from '@/components/ui/button';
import { appliedText } from '@/components/stay-picker/stay/promo-offers';

type PromoAppliedProps = { code: string; freeNights: number; onRemove: () => void };

export function PromoApplied({ code, freeNights, onRemove }: PromoAppliedProps) {
  return (
    <div className="ticket-torn flex min-h-12 items-center justify-between gap-3 rounded-control bg-spruce-100 py-1 pr-1 pl-4">
      <p role="status" className="text-sm font-medium text-balance text-spruce-900">
        {appliedText(code, freeNights)}
      </p>
      <Button variant="quiet" size="small" onClick={onRemove}>
        Remove
      </Button>
    </div>
  );
}
