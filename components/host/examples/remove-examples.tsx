'use client';

import { useState } from 'react';
import { CheckOption } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { plural } from '@/lib/copy/format';
import { removalSchema, type Examples, type Removal } from '@/lib/schemas/host/examples';

type Props = {
  examples: Examples;
  remove: (removal: Removal) => Answer<Examples>;
};

const count = (number: number, one: string, many: string) =>
  `${number} ${plural(number, one, many)}`;

const cabinsText = (cabins: number) => count(cabins, 'example cabin', 'example cabins');

const listText = ({ bookings, blocks, messages, outbox }: Examples, cabins: number) =>
  [
    ...(cabins > 0 ? [cabinsText(cabins)] : []),
    `${count(bookings, 'booking', 'bookings')} with their guests and payments`,
    count(messages, 'message', 'messages'),
    count(outbox, 'letter', 'letters'),
    count(blocks, 'block or owner stay', 'blocks and owner stays'),
  ].join(', ');

const subtract = (before: Examples, now: Examples): Examples => ({
  bookings: before.bookings - now.bookings,
  blocks: before.blocks - now.blocks,
  messages: before.messages - now.messages,
  outbox: before.outbox - now.outbox,
  cabins: before.cabins - now.cabins,
  keptCabins: now.keptCabins,
});
const isNothing = ({ bookings, blocks, cabins }: Examples) => bookings + blocks + cabins <= 0;

/**
 * Says what will be removed, asks once, and removes it. If no response comes, the refreshed page shows what is gone.
 */
export function RemoveExamples({ examples, remove }: Props) {
  const [submitted, setSubmitted] = useState(examples);
  const form = useHostForm({
    id: 'examples',
    schema: removalSchema,
    start: { withCabins: false },
    action: remove,
    done: (removed) => `Removed: ${listText(removed, removed.cabins)}.`,
  });
  const { bookings, blocks, cabins, keptCabins } = examples;
  const { withCabins } = form.fields;
  const gone = subtract(submitted, examples);
  if (form.error !== null && !isNothing(gone)) {
    return (
      <p role="status">
        Removed: {listText(gone, gone.cabins)}. We didn’t get an answer, so this page checked again.
      </p>
    );
  }
  const isEmpty = bookings + blocks + cabins === 0;
  if (isEmpty && form.done === '') return <p>There are no examples left.</p>;
  const rest = withCabins
    ? 'Their pictures, reviews, calendars and rates go with them. What you made or edited stays, and so does every real booking with its cabin.'
    : 'Their nights can be booked again. The cabins, their calendars and reviews stay, and so does every real booking.';
  return (
    <>
      {!form.inline.isOpen && form.done === '' && (
        <p>These examples are here so you can look around: {listText(examples, cabins)}.</p>
      )}
      <InlineForm
        form={form}
        heading="Remove all examples?"
        opener={form.done === '' ? 'Remove the examples' : null}
        submit="Remove them for good"
        leave="Keep them"
        onSubmit={() => {
          setSubmitted(examples);
          form.send({ expectedBookings: bookings, withCabins });
        }}
      >
        <p>
          This removes {listText(examples, withCabins ? cabins : 0)}. You can’t undo this. {rest}
        </p>
        {cabins > 0 && (
          <CheckOption
            label={`Also the ${cabinsText(cabins)}, which leaves your shop empty`}
            isChecked={withCabins}
            onChange={(isChecked) => form.change({ withCabins: isChecked })}
          />
        )}
        {withCabins && keptCabins > 0 && (
          <p>
            {count(keptCabins, 'example cabin stays', 'example cabins stay')}: something real was
            booked, blocked or connected there. Archive it when you no longer need it.
          </p>
        )}
      </InlineForm>
    </>
  );
}
