'use client';

import Link from 'next/link';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  action: (state: string | null, form: FormData) => Promise<string | null>;
  token: string;
  next: string;
  /** The email of the session that this would end; null if nobody is signed in. */
  signedInAs: string | null;
};

export function OpenLinkForm({ action, token, next, signedInAs }: Props) {
  const [error, submit, isPending] = useActionState(action, null);
  return (
    <form action={submit} className="host-card host-narrow">
      <h1>Open the console</h1>
      {signedInAs === null ? (
        <p>This link signs you in on this device. It works once.</p>
      ) : (
        <p>
          You’re signed in as {signedInAs}. This link signs you in as the person it was sent to
          instead. If somebody else sent it to you, don’t use it.
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      {error && <p role="alert">{error}</p>}
      <Button type="submit" disabled={isPending}>
        Sign in
      </Button>
      {signedInAs !== null && (
        <Link href="/host" prefetch={false}>
          Stay signed in
        </Link>
      )}
    </form>
  );
}
