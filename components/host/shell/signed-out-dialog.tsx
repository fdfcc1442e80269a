'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  readSignedOut,
  setSignedOut,
  watchSignedOut,
} from '@/components/host/form/signed-out-store';
import styles from './dialog.module.css';
import { Button } from '@/components/ui/button';

const onServer = () => false;

function signInAddress(): string {
  const { pathname, search } = window.location;
  return `/host/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`;
}

/** Opens when a form was refused because the session ended. Signing in leads back to this page. */
export function SignedOutDialog() {
  const isSignedOut = useSyncExternalStore(watchSignedOut, readSignedOut, onServer);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isSignedOut) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isSignedOut]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="signed-out-heading"
      className={styles.dialog}
      onClose={() => setSignedOut(false)}
    >
      <h2 id="signed-out-heading">You’re signed out</h2>
      <p>What you typed is safe in this tab. Sign in to come back to this page.</p>
      <div className="host-row">
        <a
          href={isSignedOut ? signInAddress() : '/host/sign-in'}
          className="btn btn-primary btn-medium"
        >
          Sign in
        </a>
        <Button variant="quiet" onClick={() => setSignedOut(false)}>
          Not now
        </Button>
      </div>
    </dialog>
  );
}
