'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CodeField } from '@/components/host/form/fields';
import { HostForm } from '@/components/host/form/host-form';
import {
  closeSecondFactor,
  readSecondFactor,
  watchSecondFactor,
} from '@/components/host/form/second-factor-store';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import styles from './dialog.module.css';
import { Button } from '@/components/ui/button';
import { codeFormSchema } from '@/lib/schemas/host/account';

export type ConfirmFactor = (code: string) => Answer;

const onServer = () => null;

/** Opens when the database requires the second factor, as for anything that moves money or gives access to it. */
export function SecondFactorDialog({ confirm }: { confirm: ConfirmFactor }) {
  const retry = useSyncExternalStore(watchSecondFactor, readSecondFactor, onServer);
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useHostForm({
    id: 'second-factor',
    schema: codeFormSchema,
    start: { code: '' },
    action: ({ code }) => confirm(code),
    onDone: () => {
      closeSecondFactor();
      retry?.();
    },
  });
  useEffect(() => {
    if (retry) dialog.current?.showModal();
    else dialog.current?.close();
  }, [retry]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="second-factor-heading"
      className={styles.dialog}
      onClose={() => {
        form.forget();
        closeSecondFactor();
      }}
    >
      <h2 id="second-factor-heading">Your code, please</h2>
      <p>This step needs a code from your authenticator app. It’s good for ten minutes.</p>
      <HostForm form={form} onSubmit={() => form.send(form.fields)}>
        <CodeField {...form.field('code')} />
        {form.error && <p role="alert">{form.error}</p>}
        <div className="host-row">
          <Button type="submit" disabled={form.isPending}>
            Continue
          </Button>
          <Button variant="quiet" onClick={closeSecondFactor}>
            Not now
          </Button>
        </div>
      </HostForm>
    </dialog>
  );
}
