'use client';

import { useState } from 'react';
import { SelectField } from '@/components/host/form/fields';
import { useAction, type Answer } from '@/components/host/form/use-action';
import { fillTemplate, type TemplateValues } from '@/lib/domain/messaging/template';
import { formatShortRange } from '@/lib/copy/format';
import type { PreviewBooking, TemplateForm } from '@/lib/schemas/host/messages/templates';

type Props = {
  id: string;
  draft: TemplateForm;
  bookings: readonly PreviewBooking[];
  /** The values of the first booking; null if there are no bookings. */
  first: TemplateValues | null;
  readValues: (reference: string) => Answer<TemplateValues>;
};

/** Shows the email as a guest would read it, with a real booking's values. */
export function TemplatePreview({ id, draft, bookings, first, readValues }: Props) {
  const [values, setValues] = useState(first);
  const [reference, setReference] = useState(bookings[0]?.reference ?? '');
  const { isPending, error, run } = useAction();
  if (!values) {
    return (
      <div>
        <p>You’ll see a preview here once you have a booking.</p>
      </div>
    );
  }
  return (
    <div>
      <SelectField
        id={`${id}-booking`}
        label="Preview with"
        error={error}
        value={reference}
        disabled={isPending}
        options={bookings.map((booking) => [
          booking.reference,
          `${booking.guestName}, ${booking.cabin}, ${formatShortRange(booking)}`,
        ])}
        onChoose={(chosen) =>
          run(
            () => readValues(chosen),
            (read) => {
              setReference(chosen);
              setValues(read);
            },
          )
        }
      />
      <div className="host-preview" role="region" aria-label="Preview">
        <p>
          <strong>{fillTemplate(draft.subject, values)}</strong>
        </p>
        <p>{fillTemplate(draft.body, values)}</p>
        {draft.anchor !== null && draft.sms !== null && (
          <p>As a text: {fillTemplate(draft.sms, values)}</p>
        )}
      </div>
    </div>
  );
}
