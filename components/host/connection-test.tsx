'use client';

import { useState } from 'react';
import { CONNECTION_NAMES } from './connection-copy';
import { outcomeText, TEST_NOTES } from './connection-test-copy';
import { useAction, type Answer } from './use-action';
import styles from './connections-view.module.css';
import { Button } from '@/components/ui/button';
import type { Connection, Outcome } from '@/lib/schemas/host/connections';

export type TestConnection = (connection: Connection) => Answer<Outcome>;

type Props = { connection: Connection; test: TestConnection };

export function ConnectionTest({ connection, test }: Props) {
  const { isPending, error, run } = useAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const result = outcome && outcomeText(connection, outcome);
  const start = () => {
    setOutcome(null);
    run(() => test(connection), setOutcome);
  };
  return (
    <div className={styles.test}>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Test it: ${CONNECTION_NAMES[connection]}`}
          aria-disabled={isPending}
          onClick={start}
        >
          Test it
        </Button>
        <small>{TEST_NOTES[connection]}</small>
      </div>
      <p role="status" className={styles.result} data-tone={result?.tone}>
        {isPending && 'Testing…'}
        {result && (
          <>
            <strong>{result.label}</strong> {result.text}
          </>
        )}
      </p>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
