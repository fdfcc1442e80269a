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
          ? 'Share the draft with somebody who has no account. Anyone with the link can read it, but search engines can’t.'
          : `A link was made on ${formatInstant(madeAt)}. Once the post is on the site, the link leads there.`}
      </p>
      {url !== '' && (
        <>
          <p className={styles.address}>{url}</p>
          <p>Copy it now. You’ll only see it once.</p>
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              void copyText(url).then((isCopied) =>
                setSaid(isCopied ? 'Copied.' : 'Your browser can’t copy it. Select it instead.'),
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
          {madeAt === null ? 'Make a secret link' : 'Make a new one and end the old one'}
        </ActionButton>
        {madeAt !== null && (
          <ConfirmButton
            variant="quiet"
            question="People who have it can no longer read the draft."
            confirm="End the link"
            work={actions.unsharePost}
            onDone={() => {
              setUrl('');
              setSaid('The link no longer works.');
            }}
          >
            End the link
          </ConfirmButton>
        )}
      </div>
    </Card>
  );
}
