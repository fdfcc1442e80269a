import { PriceChangeFields } from '@/components/host/bookings/price-change-fields';
import { PriceTable } from '@/components/host/bookings/price-table';
import { HOLD_CHOICES } from '@/components/host/bookings/pay-copy';
import { unsoldText } from '@/components/host/bookings/new-booking-quote';
import type { NewBookingActions } from '@/components/host/bookings/use-new-booking';
import { SelectField } from '@/components/host/form/fields';
import styles from './thread-view.module.css';
import { InlineForm } from '@/components/host/form/host-form';
import { useDebouncedQuery } from '@/components/host/form/use-debounced-query';
import { useHostForm } from '@/components/host/form/use-host-form';
import { formatNights, formatShortRange } from '@/lib/copy/format';
import type { TypedChange } from '@/lib/schemas/host/bookings/adjustment';
import { quoteToSendSchema, type QuoteToSend } from '@/lib/schemas/host/bookings/sent-quote';
import { wantedStaySchema } from '@/lib/schemas/host/bookings/new-booking';
import type { Stay } from '@/lib/domain/stays/stay';
import type { HostThread } from '@/lib/schemas/host/messages/messages';

export type QuoteActions = Pick<NewBookingActions, 'quoteNewBooking' | 'sendQuote'>;

type Props = {
  thread: HostThread;
  stay: Stay;
  actions: QuoteActions;
  /** Puts the quote's link into the reply. */
  onMade: (url: string) => void;
};

const START = {
  quoteHours: '72',
  change: 'none' as TypedChange['change'],
  changeBy: '',
  reason: '',
};
const PRICE_IDS = { change: 'quote-change', changeBy: 'quote-changeBy', reason: 'quote-reason' };

/** Makes a quote of the stay that a guest asks about, for the reply. */
export function ThreadQuote({ thread, stay, actions, onMade }: Props) {
  const { reference, cabinId, adults, children, pets, guestName } = thread;
  const form = useHostForm({
    id: 'quote',
    schema: quoteToSendSchema,
    draft: `quote:${reference}`,
    start: START,
    seen: thread.messages.length,
    action: async (quote: QuoteToSend) => {
      const result = await actions.sendQuote(quote);
      if (!result.ok && result.code === 'quote_changed') again();
      return result;
    },
    onDone: ({ url }) => onMade(url),
    done: 'The quote is in your reply. It goes to the guest when you press Send.',
  });
  const { quoteHours, ...priceChange } = form.fields;
  const wanted = {
    cabinId,
    ...stay,
    adults: String(adults),
    children: String(children),
    pets: String(pets),
    promoCode: '',
    minimumStayReason: '',
    ...priceChange,
  };
  const isAsked = form.inline.isOpen && wantedStaySchema.safeParse(wanted).success;
  const query = useDebouncedQuery(isAsked ? wanted : null, actions.quoteNewBooking);
  const { answer, isCurrent, again } = query;
  const sold = answer?.ok && isCurrent ? answer : null;

  function send() {
    if (!sold) return;
    const { key } = form;
    const { totalCents: expectedTotalCents } = sold;
    form.send({ ...wanted, quoteHours, name: guestName, email: '', key, expectedTotalCents });
  }
  return (
    <InlineForm
      form={form}
      heading={`The price for ${formatShortRange(stay)}`}
      opener="Add a quote for these dates"
      submit="Add it to the reply"
      isDisabled={sold === null}
      onSubmit={send}
    >
      {answer === null && <p role="status">Loading the price…</p>}
      {answer && !answer.ok && <p role="alert">{unsoldText(answer)}</p>}
      {answer?.ok && (
        <PriceTable
          lines={answer.lines}
          total={`${formatNights(answer.nights)}, with all fees`}
          totalCents={answer.totalCents}
          isStale={!isCurrent}
          caption={<caption className="sr-only">The price, line by line</caption>}
        />
      )}
      <PriceChangeFields
        ids={PRICE_IDS}
        typed={priceChange}
        change={form.change}
        errorOf={form.errorOf}
        reasonLabel="Reason"
        className={styles.terms}
      >
        <SelectField {...form.choice('quoteHours', 'The price holds for')} options={HOLD_CHOICES} />
      </PriceChangeFields>
      <p>A quote doesn’t hold the nights: they go to whoever books them first.</p>
    </InlineForm>
  );
}
