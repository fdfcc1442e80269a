'use client';

import { InlineForm } from './host-form';
import type { Answer } from './use-action';
import { useHostForm } from './use-host-form';
import { plural } from '@/lib/format';
import { expectedExamplesSchema, type Examples } from '@/lib/schemas/host/examples';

type Props = {
  examples: Examples;
  remove: (expectedBookings: number) => Answer<Examples>;
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
  const form = useHostForm({
    id: 'examples',
    schema: expectedExamplesSchema,
    start: {},
    action: remove,
    done: (removed) => `Removed: ${listText(removed)}.`,
  });
  const isEmpty = examples.bookings + examples.blocks === 0;
  if (isEmpty && form.done === '') return <p>There are no examples.</p>;
  const rest =
    'Their nights can be booked again. The cabins, their calendars and reviews stay, and so does every real booking.';
  return (
    <>
      {!form.inline.isOpen && form.done === '' && (
        <p>
          These examples are here for looking around: {listText(examples)}. {rest}
        </p>
      )}
      <InlineForm
        form={form}
        heading="Remove all examples?"
        opener={form.done === '' ? 'Remove the examples' : null}
        submit="Remove them for good"
        leave="Keep them"
        onSubmit={() => form.send(examples.bookings)}
      >
        <p>
          This removes {listText(examples)}. It cannot be taken back. {rest}
        </p>
      </InlineForm>
    </>
  );
}
