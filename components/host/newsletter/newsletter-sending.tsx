'use client';

import Link from 'next/link';
import { ActionButton, ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { letterStateText, readersText, resultLines } from './newsletter-copy';
import { NewsletterPreview } from './newsletter-preview';
import { PageRefresh } from '@/components/host/shell/page-refresh';
import type { Answer } from '@/components/host/form/use-action';
import type {
  HostNewsletter,
  NewsletterPreview as Preview,
  Steer,
} from '@/lib/schemas/host/newsletter';
import { plural } from '@/lib/copy/format';

type Props = {
  letter: HostNewsletter;
  preview: Preview;
  steer: (id: string, state: Steer) => Answer;
};

/** Shows the progress and the results of a letter that is being sent or was sent. */
export function NewsletterSending({ letter, preview, steer }: Props) {
  const { id, subject, previewLine, state, results, audience } = letter;
  const lines = resultLines(results);
  const isOnItsWay = state === 'sending' || state === 'paused';
  return (
    <>
      <Link href="/host/newsletter">Newsletter</Link>
      <h1>{subject}</h1>
      <div className="host-halves">
        <div>
          <Card heading="Results">
            <p role="status">{letterStateText(letter)}</p>
            {isOnItsWay && (
              <p>{`${readersText(audience)} ${plural(audience, 'is', 'are')} on the list now.`}</p>
            )}
            {lines.length === 0 ? (
              <p>Nothing has gone out yet. The next ones go out within a minute.</p>
            ) : (
              <ul className="host-list">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {isOnItsWay && (
              <div className="host-row">
                {state === 'sending' ? (
                  <ActionButton work={() => steer(id, 'paused')}>Pause</ActionButton>
                ) : (
                  <ActionButton work={() => steer(id, 'sending')}>Resume</ActionButton>
                )}
                <ConfirmButton
                  variant="quiet"
                  question="Readers who haven’t gotten it yet won’t."
                  confirm="Stop for good"
                  work={() => steer(id, 'stopped')}
                >
                  Stop
                </ConfirmButton>
              </div>
            )}
            <small>
              Letters don’t track whether they’re read. Bounces and spam reports are counted if your
              mail provider reports them.
            </small>
          </Card>
        </div>
        <div>
          <Card heading="The letter">
            <NewsletterPreview subject={subject} previewLine={previewLine} preview={preview} />
          </Card>
        </div>
      </div>
      {state === 'sending' && <PageRefresh everyMs={15_000} />}
    </>
  );
}
