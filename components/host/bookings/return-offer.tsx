'use client';

import Link from 'next/link';
import { TextField } from '@/components/host/form/fields';
import { InlineForm } from '@/components/host/form/host-form';
import type { Answer } from '@/components/host/form/use-action';
import { useHostForm } from '@/components/host/form/use-host-form';
import { WithdrawCode } from '@/components/host/form/withdraw-code';
import { OFFER_STATES } from '@/components/host/copy/return-offer-copy';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatLongDate } from '@/lib/copy/format';
import {
  returnOfferFormSchema,
  type HostReturnOffer,
  type ReturnOfferForm,
} from '@/lib/schemas/host/promotions';

export type ReturnOfferActions = {
  offerReturn: (reference: string, form: ReturnOfferForm) => Answer;
  pauseReturnOffer: (code: string, isPaused: boolean) => Answer;
};
type Props = {
  reference: string;
  /** Null: none was offered yet. */
  offer: HostReturnOffer | null;
  /** The last day of booking that the form begins with. */
  bookTo: CalendarDate;
  actions: ReturnOfferActions;
};

const USUAL_PERCENT = '10';

/** Offers the guest of a past stay a code for the next, or shows the one that was offered. */
export function ReturnOffer({ reference, offer, bookTo, actions }: Props) {
  return offer ? (
    <Offered offer={offer} pause={actions.pauseReturnOffer} />
  ) : (
    <OfferForm reference={reference} bookTo={bookTo} offer={actions.offerReturn} />
  );
}

type OfferedProps = { offer: HostReturnOffer; pause: ReturnOfferActions['pauseReturnOffer'] };

function Offered({ offer: { code, percentOff, bookTo, state }, pause }: OfferedProps) {
  return (
    <>
      <p>
        <strong>{`${percentOff}% off`}</strong>
        {` with ${code}, to book by ${formatLongDate(bookTo)}. ${OFFER_STATES[state]}.`}
      </p>
      <WithdrawCode code={code} state={state} pause={pause} />
      <p>
        <Link href="/host/promotions">All offers</Link>
      </p>
    </>
  );
}

type FormProps = {
  reference: string;
  bookTo: CalendarDate;
  offer: ReturnOfferActions['offerReturn'];
};

function OfferForm({ reference, bookTo, offer }: FormProps) {
  const form = useHostForm({
    id: 'return',
    schema: returnOfferFormSchema,
    draft: `return:${reference}`,
    start: { percent: USUAL_PERCENT, bookTo: bookTo as string },
    action: (fields: ReturnOfferForm) => offer(reference, fields),
    done: 'The code goes to the guest within a minute.',
  });
  return (
    <InlineForm
      form={form}
      heading="Offer a code for next time"
      opener={`Offer ${USUAL_PERCENT}% for next time`}
      submit="Send the code"
      onSubmit={() => form.send(form.fields)}
    >
      <p>
        The guest gets an email with a code for one more stay. It works once, and only with the
        email address of this booking.
      </p>
      <TextField
        {...form.field('percent', 'Percent off the nights')}
        inputMode="numeric"
        maxLength={2}
      />
      <TextField {...form.field('bookTo', 'Last day of booking')} type="date" />
    </InlineForm>
  );
}
