'use client';

import { Card } from '@/components/host/shell/card';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import { readersText } from './newsletter-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import {
  sendNewsletterSchema,
  type HostNewsletter,
  type SendNewsletter as Input,
} from '@/lib/schemas/host/newsletter';

export type SendLetter = (input: Input) => Answer<{ audience: number }>;

type Props = {
  letter: HostNewsletter;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  send: SendLetter;
};

/** Sends the stored letter to all confirmed subscribers, now or later. */
export function NewsletterSend({ letter, isChanged, send }: Props) {
  const { id, version, audience } = letter;
  const readers = readersText(audience);
  const form = useHostForm({
    id: 'newsletter-send',
    schema: sendNewsletterSchema,
    start: { sendAt: '' },
    action: send,
  });
  return (
    <Card heading="Send">
      <p>
        {audience === 0
          ? 'Nobody has confirmed yet, so there’s nobody to send it to.'
          : `${readers} confirmed and would get it.`}{' '}
        {isChanged && 'Save what you typed first.'}
      </p>
      {audience > 0 && !isChanged && (
        <InlineForm
          form={form}
          heading={`Send to ${readers}`}
          submit={`Yes, send to ${readers}`}
          leave="Not yet"
          onSubmit={() => form.send({ id, seen: version, audience, sendAt: form.fields.sendAt })}
        >
          <p>
            They go out one by one, about 60 a minute. You can pause or stop, but you can’t take
            back what’s been sent.
          </p>
          <TextField
            {...form.field('sendAt', 'When')}
            hint="In your shop’s time zone. Leave it empty to send now."
            type="datetime-local"
          />
        </InlineForm>
      )}
    </Card>
  );
}
