import { splitRefund, type PaymentLeft } from '@/lib/domain/bookings/refund';
import { formatMoney } from '@/lib/copy/format';

const WAYS: Record<string, string> = {
  cash: 'in cash',
  check: 'by check',
  card_terminal: 'at a card terminal',
};

const waysOf = (methods: readonly string[]) =>
  methods.map((method) => WAYS[method] ?? 'outside the site').join(' and ');

/** Says how much of a refund (cents) the site sends and how much the host pays back herself; null for no refund. */
export function giveBack(left: readonly PaymentLeft[], cents: number) {
  const { byHandCents, sentCents, methods } = splitRefund(left, cents);
  return {
    sentCents,
    byHand:
      byHandCents > 0
        ? `Pay back ${formatMoney(byHandCents)} yourself: it was paid ${waysOf(methods)}.`
        : null,
  };
}
