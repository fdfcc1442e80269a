'use client';

import { useState } from 'react';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import type { NewsletterForm } from '@/lib/schemas/host/newsletter';

export type TestLetter = (letter: NewsletterForm) => Answer<{ email: string }>;

/** Sends the current text, saved or not, to the signed-in person's address. */
export function TestNewsletter({ letter, test }: { letter: NewsletterForm; test: TestLetter }) {
  const { isPending, error, run } = useAction();
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabled={isPending || letter.subject.trim() === '' || letter.body.trim() === ''}
        onClick={() => {
          setSentTo('');
          run(
            () => test(letter),
            ({ email }) => setSentTo(email),
          );
        }}
      >
        Send a test to yourself
      </Button>
      {error && <p role="alert">{error}</p>}
      <p role="status">{sentTo && `On its way to ${sentTo}, within a minute.`}</p>
    </>
  );
}
