import { ContactHost } from '@/components/ui/host/contact-host';
import { shop } from '@/lib/shop/shop';
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
        <p>I won’t write to this address again. Thanks for reading.</p>
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
        <p>Good to have you back. My next email is headed your way.</p>
      </Letter>
    ) : (
      <Letter title={shop().isExample ? 'Leaving the porch?' : 'Leaving already?'} action={leave}>
        <p>{`One tap, and my ${letterComes('no longer')} to this address.`}</p>
      </Letter>
    );
  }
  const hasFailed = state === 'failed';
  return (
    <Letter
      title={hasFailed ? 'That didn’t work just now' : 'This link doesn’t work'}
      isAlert={hasFailed}
      action={<ContactHost />}
    >
      <p>
        {hasFailed
          ? 'Your link is still good. Please open it again in a moment, or tell me and I’ll take you off myself.'
          : 'It may be cut off. Use the one at the bottom of any email, or tell me and I’ll take you off myself.'}
      </p>
    </Letter>
  );
}
