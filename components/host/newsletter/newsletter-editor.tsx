'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { ConfirmButton } from '@/components/host/form/action-button';
import { Card } from '@/components/host/shell/card';
import { AreaField, TextField } from '@/components/host/form/fields';
import { HostForm, SubmitButton } from '@/components/host/form/host-form';
import { NewsletterPreview } from './newsletter-preview';
import { NewsletterSend, type SendLetter } from './newsletter-send';
import { TestNewsletter, type TestLetter } from './newsletter-test';
import { NoAddress } from './newsletters-view';
import { refusalText } from '@/components/host/copy/refusal-copy';
import type { ActionResult, Answer } from '@/components/host/form/use-action';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { useHostForm } from '@/components/host/form/use-host-form';
import { Button } from '@/components/ui/button';
import {
  NEWSLETTER_LIMITS,
  saveNewsletterSchema,
  type HostNewsletter,
  type NewsletterForm,
  type NewsletterPreview as Preview,
} from '@/lib/schemas/host/newsletter';

type Saved = { id: string; version: number };
type Save = { id: string; letter: NewsletterForm; seen: number };
type NewsletterActions = {
  saveNewsletter: (input: Save) => Answer<Saved>;
  deleteNewsletter: (id: string) => Answer;
  showNewsletter: (letter: NewsletterForm) => Promise<ActionResult<Preview>>;
  sendTest: TestLetter;
  sendNewsletter: SendLetter;
};

/** `letter` is the stored one; null for a new one. */
type Props = { id: string; letter: HostNewsletter | null; actions: NewsletterActions };

const EMPTY: NewsletterForm = { subject: '', previewLine: '', body: '' };
const NAMES = ['subject', 'previewLine', 'body'] as const;

/** Edits a draft of the newsletter beside its preview. */
export function NewsletterEditor({ id, letter, actions }: Props) {
  const router = useRouter();
  const draft = letter ? `newsletter-${id}` : 'newsletter-new';
  const { subject, previewLine, body } = letter ?? EMPTY;
  const start = { subject, previewLine, body };
  const form = useHostForm({
    id: 'newsletter',
    schema: saveNewsletterSchema,
    draft,
    start,
    action: actions.saveNewsletter,
    onDone: () => {
      if (!letter) router.replace(`/host/newsletter/${id}`);
    },
    done: 'Saved. Nothing was sent.',
  });
  const { fields } = form;
  const isChanged = NAMES.some((name) => fields[name] !== start[name]);
  const isLong = NAMES.some((name) => fields[name].length > NEWSLETTER_LIMITS[name]);
  return (
    <>
      <Link href="/host/newsletter">Newsletter</Link>
      <h1>{letter ? 'Letter' : 'New letter'}</h1>
      <div className="host-halves">
        <div>
          <Card heading="Write">
            <HostForm
              form={form}
              onSubmit={() => form.send({ id, letter: fields, seen: letter?.version ?? 0 })}
            >
              <TextField
                {...form.field('subject', 'Subject')}
                required
                maxLength={NEWSLETTER_LIMITS.subject}
              />
              <TextField
                {...form.field('previewLine', 'Preview line')}
                hint="Shown next to the subject in the inbox. Leave it empty to use the first words."
                maxLength={NEWSLETTER_LIMITS.previewLine}
              />
              <AreaField
                {...form.field('body', 'Text')}
                hint="Leave an empty line between paragraphs. ## starts a heading, - a list item; **bold**, *italic*, [words](https://…) for a link. Paths such as /cabins lead to your site."
                required
                rows={18}
                maxLength={NEWSLETTER_LIMITS.body}
              />
              <SubmitButton form={form} disabled={!isChanged}>
                Save
              </SubmitButton>
            </HostForm>
            <TestNewsletter letter={fields} test={actions.sendTest} />
            {letter && (
              <ConfirmButton
                variant="quiet"
                question="Delete this draft?"
                confirm="Delete it"
                work={() => actions.deleteNewsletter(id)}
                onDone={() => {
                  form.forget();
                  router.push('/host/newsletter');
                }}
              >
                Delete draft
              </ConfirmButton>
            )}
          </Card>
          {letter && !letter.hasAddress && <NoAddress />}
          {letter?.hasAddress && (
            <NewsletterSend letter={letter} isChanged={isChanged} send={actions.sendNewsletter} />
          )}
        </div>
        <div>
          <Card heading="Preview">
            <LivePreview fields={fields} isLong={isLong} show={actions.showNewsletter} />
          </Card>
        </div>
      </div>
    </>
  );
}

type LiveProps = {
  fields: NewsletterForm;
  isLong: boolean;
  show: NewsletterActions['showNewsletter'];
};

function LivePreview({ fields, isLong, show }: LiveProps) {
  const { subject, previewLine, body } = fields;
  const isAsked = !isLong && (subject !== '' || body !== '');
  const { answer, again } = useDebouncedQuery(
    isAsked ? { subject, previewLine, body } : null,
    show,
    400,
  );
  if (!isAsked) return <p>Start writing to see it here as readers will.</p>;
  if (answer === null) return <p role="status">Loading the preview…</p>;
  if (!answer.ok) {
    return (
      <>
        <p role="alert">{refusalText(answer)}</p>
        <Button variant="secondary" size="small" onClick={again}>
          Try again
        </Button>
      </>
    );
  }
  return <NewsletterPreview subject={subject} previewLine={previewLine} preview={answer.data} />;
}
