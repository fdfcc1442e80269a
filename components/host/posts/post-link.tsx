'use client';

import { useState } from 'react';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import styles from './post-editor.module.css';
import { formatInstant } from '@/components/host/copy/time';
import type { Answer } from '@/components/host/form/use-action';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/clipboard';

export type LinkActions = { sharePost: () => Answer<{ url: string }>; unsharePost: () => Answer };
type Props = { madeAt: string | null; actions: LinkActions };

/** Makes a link to read the draft without an account. */
export function PostLink({ madeAt, actions }: Props) {
  const [url, setUrl] = useState('');
  const [said, setSaid] = useState('');
  return (
    <Card heading="Secret link">
      <p>
        {madeAt === null
          ? 'Show the draft to somebody without an account: whoever has the link can read it, and search engines cannot.'
          : `A link was made on ${formatInstant(madeAt)}. Once it is on the site, the link leads to the page.`}
      </p>
      {url !== '' && (
        <>
          <p className={styles.address}>{url}</p>
          <p>Copy it now: it is shown this once.</p>
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              void copyText(url).then((isCopied) =>
                setSaid(isCopied ? 'Copied.' : 'Your browser does not copy. Select it instead.'),
              )
            }
          >
            Copy the link
          </Button>
        </>
      )}
      <p role="status">{said}</p>
      <div className="host-row">
        <ActionButton
          work={async () => {
            const result = await actions.sharePost();
            if (result.ok) setUrl(result.data.url);
            return result;
          }}
          onDone={() => setSaid('')}
        >
          {madeAt === null ? 'Make a secret link' : 'Make a new one, and end the old'}
        </ActionButton>
        {madeAt !== null && (
          <ConfirmButton
            variant="quiet"
            question="Whoever has it can no longer read the draft."
            confirm="End the link"
            work={actions.unsharePost}
            onDone={() => {
              setUrl('');
              setSaid('The link was ended.');
            }}
          >
            End the link
          </ConfirmButton>
        )}
      </div>
    </Card>
  );
}
