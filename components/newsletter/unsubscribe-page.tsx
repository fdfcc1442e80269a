import { ContactHost } from '@/components/ui/contact-host';
import { site } from '@/lib/site';
import type { SubscriptionState } from '@/lib/domain/messaging/newsletter';
import { Letter } from './letter';
import { letterComes } from './letter-comes';
import { TokenForm } from './token-form';

type Props = { state: SubscriptionState; token: string; hasJustAnswered: boolean };

export function UnsubscribePage({ state, token, hasJustAnswered }: Props) {
  if (state === 'unsubscribed') {
    const comeBack = (
      <TokenForm
        action="/api/newsletter/resubscribe"
        token={token}
        label="Keep me on the list"
        variant="secondary"
      />
    );
    return (
      <Letter title="You’re unsubscribed" action={comeBack}>
        <p>I will not write to this address again. Thank you for reading along.</p>
        <p>Changed your mind?</p>
      </Letter>
    );
  }
  if (state === 'subscribed') {
    const leave = (
      <TokenForm action="/api/newsletter/unsubscribe" token={token} label="Unsubscribe" />
    );
    return hasJustAnswered ? (
      <Letter title="You’re back on the list">
        <p>Good to have you. My next letter comes straight to you.</p>
      </Letter>
    ) : (
      <Letter title={site.isExample ? 'Leaving the porch?' : 'Leaving already?'} action={leave}>
        <p>{`One tap, and my ${letterComes('no longer')} to this address.`}</p>
      </Letter>
    );
  }
  const hasFailed = state === 'failed';
  return (
    <Letter
      title={hasFailed ? 'That did not work just now' : 'This link does not work'}
      isAlert={hasFailed}
      action={<ContactHost />}
    >
      <p>
        {hasFailed
          ? 'Your link is still good. Please open it again in a moment, or tell me and I take you off the list myself.'
          : 'It may be incomplete. Use the one at the end of any of my letters, or tell me and I take you off the list myself.'}
      </p>
    </Letter>
  );
}
