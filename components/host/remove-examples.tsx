'use client';

import { useState } from 'react';
import { InlineForm, InlineFormOpener } from './fields';
import { useAction, type ActionResult } from './use-action';
import { useInlineForm } from './use-inline-form';
import { plural } from '@/lib/format';
import type { Examples } from '@/lib/schemas/host/examples';

type Props = {
  examples: Examples;
  remove: (expectedBookings: number) => Promise<ActionResult<Examples>>;
};

const count = (number: number, one: string, many: string) =>
  `${number} ${plural(number, one, many)}`;

const listText = ({ bookings, blocks, messages, outbox }: Examples) =>
  [
    `${count(bookings, 'booking', 'bookings')} with their guests and payments`,
    count(messages, 'message', 'messages'),
    count(outbox, 'letter', 'letters'),
    count(blocks, 'block or owner stay', 'blocks and owner stays'),
  ].join(', ');

/** Says what goes, asks once, and removes it. */
export function RemoveExamples({ examples, remove }: Props) {
  const part = useInlineForm();
  const [removed, setRemoved] = useState<Examples | null>(null);
  const { isPending, error, run } = useAction();
  if (removed !== null) return <p role="status">Removed: {listText(removed)}.</p>;
  if (examples.bookings + examples.blocks === 0) return <p>There are no examples.</p>;
  const rest =
    'Their nights can be booked again. The cabins, their calendars and reviews stay, and so does every real booking.';
  if (!part.isOpen) {
    return (
      <>
        <p>
          These examples are here for looking around: {listText(examples)}. {rest}
        </p>
        <InlineFormOpener state={part}>Remove the examples</InlineFormOpener>
      </>
    );
  }
  return (
    <InlineForm
      state={part}
      heading="Remove all examples?"
      submit="Remove them for good"
      isDisabled={isPending}
      leave="Keep them"
      onSubmit={() => run(() => remove(examples.bookings), setRemoved)}
    >
      <p>
        This removes {listText(examples)}. It cannot be taken back. {rest}
      </p>
      {error && <p role="alert">{error}</p>}
    </InlineForm>
  );
}
