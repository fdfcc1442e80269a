'use client';

import { useState } from 'react';
import { AskServer } from './ask-server';
import type { OutcomeText } from './connection-test-copy';
import { useAction, type Answer } from '@/components/host/form/use-action';
import styles from './connections-view.module.css';
import { Button } from '@/components/ui/button';
import type { Connection } from '@/lib/schemas/host/settings/connections';

export type TestConnection = (connection: Connection) => Answer<OutcomeText>;

type Props = { connection: Connection; name: string; note: string; test: TestConnection };

export function ConnectionTest({ connection, name, note, test }: Props) {
  const { isPending, error, run } = useAction();
  const [result, setResult] = useState<OutcomeText | null>(null);
  const start = () => {
    setResult(null);
    run(() => test(connection), setResult);
  };
  return (
    <div className={styles.test}>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Test it: ${name}`}
          aria-disabled={isPending}
          onClick={start}
        >
          Test it
        </Button>
        <small>{note}</small>
      </div>
      <p role="status" className={styles.result} data-tone={result?.tone}>
        {isPending && 'Testing…'}
        {result && (
          <>
            <strong>{result.label}</strong> {result.text}
          </>
        )}
      </p>
      {result?.ask && <AskServer words={result.ask} about={`the test of ${name}`} />}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
