import type { CabinSummary } from './cabin.ts';
import { fromCabinWire, type CabinWire } from './cabin-wire.ts';
import type { DailyDeal } from './deal.ts';

/** The deal of the day as JSON (product §7.6). */
export type DealWire = {
  id: string;
  discount_percent: number;
  starts_at: string;
  expires_at: string;
  cabin: CabinWire;
};

/** A deal with the cabin it is for. */
export type CabinDeal = DailyDeal & { cabin: CabinSummary };

export function fromDealWire({ cabin, ...deal }: DealWire): CabinDeal {
  return {
    id: deal.id,
    cabinId: cabin.id,
    discountPercent: deal.discount_percent,
    startsAt: deal.starts_at,
    expiresAt: deal.expires_at,
    cabin: fromCabinWire(cabin),
  };
}
