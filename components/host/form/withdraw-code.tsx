import type { HostReturnOffer } from '@/lib/schemas/host/promotions';
import { ActionButton, ConfirmButton } from './action-button';
import type { Answer } from './use-action';

type Props = {
  code: string;
  state: HostReturnOffer['state'];
  pause: (code: string, isPaused: boolean) => Answer;
};

/** Withdraws a guest's own code, or offers it again; nothing once it is used or over. */
export function WithdrawCode({ code, state, pause }: Props) {
  if (state === 'active') {
    return (
      <ConfirmButton
        variant="quiet"
        question="The guest can’t use it anymore."
        confirm="Withdraw it"
        confirmLabel={`Withdraw ${code}`}
        work={() => pause(code, true)}
      >
        Withdraw
      </ConfirmButton>
    );
  }
  return (
    state === 'paused' && (
      <ActionButton work={() => pause(code, false)}>Offer it again</ActionButton>
    )
  );
}
