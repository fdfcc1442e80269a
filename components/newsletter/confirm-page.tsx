import type { ReactNode } from 'react';
import { ContactHost } from '@/components/ui/contact-host';
import { ButtonLink } from '@/components/ui/button';
import type { ConfirmationState } from '@/lib/domain/messaging/newsletter';
import { paths } from '@/lib/paths';
import { Letter } from './letter';
import { letterComes } from './letter-comes';
import { TokenForm } from './token-form';

const seeCabins = <ButtonLink href={paths.cabins()}>See all cabins</ButtonLink>;
const signUpAgain = (
  <p>Put your address in the form at the foot of this page, and I will send you a new one.</p>
);

type Text = { title: string; isAlert?: boolean; action?: ReactNode; body: ReactNode };

const RESULTS: Readonly<Record<Exclude<ConfirmationState, 'confirmable'>, Text>> = {
  confirmed: {
    title: 'You’re in the club!',
    body: <p>Your address is confirmed. My next letter comes straight to you.</p>,
    action: seeCabins,
  },
  already_confirmed: {
    title: 'You’re in already',
    body: <p>This address is confirmed. There is nothing left to do but look forward.</p>,
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
    title: 'This link does not work',
    body: (
      <>
        <p>It may be incomplete, or a newer one has taken its place.</p>
        {signUpAgain}
      </>
    ),
  },
  failed: {
    title: 'That did not work just now',
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
