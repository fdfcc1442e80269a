import type { HostReturnOffer } from '@/lib/schemas/host/promotions';

/** How a guest's own code stands. */
export const OFFER_STATES: Readonly<Record<HostReturnOffer['state'], string>> = {
  active: 'Not used yet',
  used_up: 'Used',
  ended: 'Ended',
  paused: 'Withdrawn',
};
