import type { ReactNode } from 'react';
import { ContactHost } from '@/components/ui/host/contact-host';
import { ButtonLink } from '@/components/ui/button';
import type { ConfirmationState } from '@/lib/domain/messaging/newsletter';
import { paths } from '@/lib/http/paths';
import { Letter } from './letter';
import { letterComes } from './letter-comes';
import { TokenForm } from './token-form';

const seeCabins = <ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>;
const signUpAgain = (
  <p>Enter your email at the bottom of this page, and I’ll send you a new one.</p>
);

type Text = { title: string; isAlert?: boolean; action?: ReactNode; body: ReactNode };

const RESULTS: Readonly<Record<Exclude<ConfirmationState, 'confirmable'>, Text>> = {
  confirmed: {
    title: 'You’re in the club!',
    body: <p>You’re confirmed. My next email is headed your way.</p>,
    action: seeCabins,
  },
  already_confirmed: {
    title: 'You’re already in',
    body: <p>Your address is confirmed. There’s nothing else to do.</p>,
    action: seeCabins,
  },
  expired: {
    title: 'This link has expired',
    body: (
      <>
        <p>Links like this one work for 14 days.</p>
        {signUpAgain}
      </>
    ),
  },
  unknown: {
    title: 'This link doesn’t work',
    body: (
      <>
        <p>It may be cut off, or there’s a newer one in your inbox.</p>
        {signUpAgain}
      </>
    ),
  },
  failed: {
    title: 'That didn’t work just now',
    isAlert: true,
    body: <p>Your link is still good. Please open it again in a moment.</p>,
    action: <ContactHost />,
  },
};

export function ConfirmPage({ state, token }: { state: ConfirmationState; token: string }) {
  if (state === 'confirmable') {
    const form = <TokenForm action="/api/newsletter/confirm" token={token} label="Yes, I’m in" />;
    return (
      <Letter title="One tap, and you’re in" action={form}>
        <p>{`Then my ${letterComes()} to your inbox. No spam, ever. Unsubscribe anytime.`}</p>
      </Letter>
    );
  }
  const { body, ...text } = RESULTS[state];
  return <Letter {...text}>{body}</Letter>;
}
