'use client';

import { useState } from 'react';
import styles from './words-view.module.css';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/clipboard';

/** A message for the host to copy and send to whoever runs the server. */
export function AskServer({ words, about }: { words: string; about: string }) {
  const [said, setSaid] = useState('');
  return (
    <details>
      <summary aria-label={`What to send to whoever runs your server: ${about}`}>
        What to send to whoever runs your server
      </summary>
      <div className={styles.words}>
        <blockquote>{words}</blockquote>
      </div>
      <div className="host-row">
        <Button
          size="small"
          variant="secondary"
          aria-label={`Copy these words: ${about}`}
          onClick={() =>
            void copyText(words).then((isCopied) =>
              setSaid(
                isCopied ? 'Copied.' : 'Your browser can’t copy them. Please select them instead.',
              ),
            )
          }
        >
          Copy these words
        </Button>
        <small aria-live="polite">{said}</small>
      </div>
    </details>
  );
}
