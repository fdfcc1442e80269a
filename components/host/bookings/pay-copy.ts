import type { Option } from '@/components/host/copy/option';
import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/host/payment-methods';

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card_terminal: 'Card terminal',
  other: 'Something else',
};

export const METHOD_CHOICES: readonly Option<PaymentMethod>[] = PAYMENT_METHODS.map((method) => [
  method,
  METHOD_NAMES[method],
]);

/** The values are hours. */
export const HOLD_CHOICES: readonly Option<string>[] = [
  ['1', '1 hour'],
  ['4', '4 hours'],
  ['12', '12 hours'],
  ['24', '1 day'],
  ['48', '2 days'],
  ['72', '3 days'],
  ['120', '5 days'],
  ['168', '7 days'],
];
