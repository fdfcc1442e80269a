import { Button } from '@/components/ui/button';

export const ChooseDatesButton = (props: { onClick: () => void; isBusy?: boolean }) => (
  <Button
    variant="accent"
    size="large"
    className="w-full"
    aria-haspopup="dialog"
    aria-busy={props.isBusy || undefined}
    data-else="#availability"
    onClick={props.onClick}
  >
    Choose dates
  </Button>
);
