import { Button } from '@/components/ui/button';

type SavedPhoneProps = { phone: string; onUse: () => void; onForget: () => void };

/** The number used last, one tap away: it goes into the field and is not sent before the visitor says so. */
export function SavedPhone({ phone, onUse, onForget }: SavedPhoneProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" size="small" autoFocus onClick={onUse} className="tabular-nums">
        Use {phone}
      </Button>
      <Button variant="quiet" size="small" onClick={onForget}>
        Forget this number
      </Button>
    </div>
  );
}
