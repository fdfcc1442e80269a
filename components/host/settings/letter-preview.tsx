'use client';

import { useState } from 'react';
import { useAction, type Answer } from '@/components/host/form/use-action';
import styles from './words-view.module.css';
import { Button } from '@/components/ui/button';
import type { LetterPreview as Input, RenderedLetter } from '@/lib/schemas/letters';

/** Null if the letter can't be rendered right now. */
export type ReadPreview = (letter: Input) => Answer<RenderedLetter | null>;

type Props = Input & { read: ReadPreview };

const AWAY = 'The preview isn’t available right now. Try again in a minute.';

/** Shows the draft as a letter about a fictional booking, in a sandboxed frame. */
export function LetterPreview({ letter, texts, read }: Props) {
  const [shown, setShown] = useState<RenderedLetter | null>(null);
  const { isPending, error, setError, run } = useAction();
  const show = () =>
    run(
      () => read({ letter, texts }),
      (rendered) => {
        setShown(rendered);
        setError(rendered === null ? AWAY : null);
      },
    );
  return (
    <>
      <Button variant="secondary" size="small" disabled={isPending} onClick={show}>
        {shown ? 'Show the preview again' : 'Show a preview'}
      </Button>
      {error && <p role="alert">{error}</p>}
      {shown && (
        <figure className={styles.words} aria-label="Preview">
          <figcaption>
            Subject: <strong>{shown.subject}</strong>
          </figcaption>
          <iframe
            className={styles.preview}
            sandbox=""
            srcDoc={shown.html}
            title="The letter, about a made-up booking"
          />
        </figure>
      )}
    </>
  );
}
