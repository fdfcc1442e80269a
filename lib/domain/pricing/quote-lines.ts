import { DAMAGE_DEPOSIT_LABEL, type DamageDeposit } from './damage-deposit.ts';
import type { Promotion } from './promotion.ts';
import type { TaxAmount, TaxLineCode } from './tax.ts';

export const LINE_CODES = [
  'nights',
  'free_nights',
  'promotion',
  'deal',
  'adjustment',
  'cleaning_fee',
  'state_tax',
  'local_tax',
  'occupancy_tax',
  'pet_fee',
  'damage_deposit',
] as const;
export type LineCode = (typeof LINE_CODES)[number] | TaxLineCode;
export type QuoteLine = { code: LineCode; label: string; amountCents: number };

type PricedParts = {
  nightly: readonly { amountCents: number }[];
  originalSubtotalCents: number;
  promotion: Promotion | null;
  freeNights: number;
  promoDiscountCents: number;
  discountPercent: number;
  discountCents: number;
  adjustment?: { cents: number; reason: string } | null;
  cleaningFeeCents: number;
  taxLines: readonly TaxAmount[];
  petFeeCents: number;
  damageDeposit?: DamageDeposit;
};

// The domain formats no other text for display, and these labels are stored with the booking; hence no Intl.
function toDollars(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

function countNights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`;
}

function labelNights(nightly: PricedParts['nightly']): string {
  const first = nightly[0]?.amountCents ?? 0;
  const isFlat = nightly.every((night) => night.amountCents === first);
  return isFlat
    ? `${toDollars(first)} × ${countNights(nightly.length)}`
    : countNights(nightly.length);
}

function labelPromotion(
  promotion: Promotion,
  freeNights: number,
): { code: LineCode; label: string } {
  const name = promotion.isAutomatic ? promotion.label : promotion.code;
  if ('everyNthNightFree' in promotion) {
    const free = freeNights === 1 ? '1 free night' : `${freeNights} free nights`;
    return { code: 'free_nights', label: `${free} (${name})` };
  }
  const off =
    'percentOff' in promotion ? `${promotion.percentOff}%` : toDollars(promotion.amountOffCents);
  return { code: 'promotion', label: `${off} off (${name})` };
}

/** The lines a guest sees, in the order they apply, in signed cents; they add up to the total (product §10.4). */
export function buildQuoteLines(parts: PricedParts): QuoteLine[] {
  const lines: QuoteLine[] = [
    {
      code: 'nights',
      label: labelNights(parts.nightly),
      amountCents: parts.originalSubtotalCents,
    },
  ];
  const add = (code: LineCode, label: string, amountCents: number) =>
    lines.push({ code, label, amountCents });

  if (parts.promotion && parts.promoDiscountCents > 0) {
    const { label, code } = labelPromotion(parts.promotion, parts.freeNights);
    add(code, label, -parts.promoDiscountCents);
  }
  if (parts.discountCents > 0) {
    add('deal', `Deal of the day (${parts.discountPercent}% off)`, -parts.discountCents);
  }
  if (parts.adjustment) add('adjustment', parts.adjustment.reason, parts.adjustment.cents);
  if (parts.cleaningFeeCents > 0) add('cleaning_fee', 'Cleaning fee', parts.cleaningFeeCents);
  lines.push(...parts.taxLines);
  if (parts.petFeeCents > 0) add('pet_fee', 'Pet fee', parts.petFeeCents);
  if (parts.damageDeposit) {
    add('damage_deposit', DAMAGE_DEPOSIT_LABEL, parts.damageDeposit.cents);
  }
  return lines;
}
