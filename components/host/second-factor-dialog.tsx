'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ActionForm, CodeField } from './fields';
import { closeSecondFactor, readSecondFactor, watchSecondFactor } from './second-factor-store';
import { useAction, type ActionResult } from './use-action';
import styles from './dialog.module.css';
import { Button } from '@/components/ui/button';

export type ConfirmFactor = (code: string) => Promise<ActionResult<unknown>>;

const onServer = () => null;

/** Opens where the database wants the second factor, before whatever leads to money. */
export function SecondFactorDialog({ confirm }: { confirm: ConfirmFactor }) {
  const retry = useSyncExternalStore(watchSecondFactor, readSecondFactor, onServer);
  const dialog = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState('');
  const { isPending, error, setError, run } = useAction();
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
        setCode('');
        setError(null);
        closeSecondFactor();
      }}
    >
      <h2 id="second-factor-heading">Your code, please</h2>
      <p>This step needs a code of your authenticator app. A code counts for ten minutes.</p>
      <ActionForm
        onSubmit={() =>
          run(
            () => confirm(code),
            () => {
              closeSecondFactor();
              retry?.();
            },
          )
        }
      >
        <CodeField id="second-factor-code" value={code} error={error} onText={setCode} />
        <div className="host-row">
          <Button type="submit" disabled={isPending}>
            Go on
          </Button>
          <Button variant="quiet" onClick={closeSecondFactor}>
            Not now
          </Button>
        </div>
      </ActionForm>
    </dialog>
  );
}
