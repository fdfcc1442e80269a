import { Button } from '@/components/ui/button';

type Props = {
  onClick: () => void;
  isBusy?: boolean;
  /** An open stay is offered above, which leads. */
  isSecond?: boolean;
};

export const ChooseDatesButton = ({ onClick, isBusy, isSecond }: Props) => (
  <Button
    variant={isSecond ? 'secondary' : 'accent'}
    size="large"
    className="w-full"
    aria-haspopup="dialog"
    aria-busy={isBusy || undefined}
    data-else="#availability"
    onClick={onClick}
  >
    Choose dates
  </Button>
);
