'use client';

import { useState } from 'react';
import { CodeField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import { codeFormSchema } from '@/lib/schemas/host/account';

type Enrollment = { factorId: string; qrCode: string; secret: string };
type Props = {
  isEnrolled: boolean;
  actions: {
    enrollFactor: () => Answer<Enrollment>;
    verifyFactor: (factorId: string, code: string) => Answer;
    removeFactor: (code: string) => Answer;
  };
};

export function SecondFactor({ isEnrolled, actions }: Props) {
  const [begun, setBegun] = useState<Enrollment | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const begin = useAction();
  const form = useHostForm({
    id: 'factor',
    schema: codeFormSchema,
    start: { code: '' },
    action: ({ code }) =>
      begun && !isRemoving
        ? actions.verifyFactor(begun.factorId, code)
        : actions.removeFactor(code),
    onDone: end,
  });
  function end() {
    setBegun(null);
    setIsRemoving(false);
    form.forget();
  }
  if (!isEnrolled && !begun) {
    return (
      <>
        <p>
          An authenticator app on your phone gives you a code. We ask for it before money moves, and
          before your staff or password changes.
        </p>
        {begin.error && <p role="alert">{begin.error}</p>}
        <Button
          disabled={begin.isPending}
          onClick={() => begin.run(actions.enrollFactor, setBegun)}
        >
          Set it up
        </Button>
      </>
    );
  }
  if (isEnrolled && !isRemoving) {
    return (
      <>
        <p>
          It’s on: we ask for a code before money moves, and before your staff or password changes.
        </p>
        <Button variant="secondary" onClick={() => setIsRemoving(true)}>
          Turn it off
        </Button>
      </>
    );
  }
  return (
    <HostForm form={form} onSubmit={() => form.send(form.fields)}>
      {begun && (
        <>
          <p>Scan this with the app, or type in the key. Then enter the app’s code.</p>
          {/* eslint-disable-next-line @next/next/no-img-element -- A data URL doesn't need resizing. */}
          <img
            src={begun.qrCode}
            alt="QR code for your authenticator app"
            width={192}
            height={192}
          />
          <p>
            Key: <code>{begun.secret}</code>
          </p>
        </>
      )}
      <CodeField {...form.field('code')} />
      {form.error && <p role="alert">{form.error}</p>}
      <div className="host-row">
        <Button type="submit" disabled={form.isPending}>
          {isRemoving ? 'Turn it off' : 'Turn it on'}
        </Button>
        <Button variant="quiet" onClick={end}>
          Not now
        </Button>
      </div>
    </HostForm>
  );
}
