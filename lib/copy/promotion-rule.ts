import type { Shop } from '@/lib/shop/shop';

type Shown = NonNullable<Shop['promotion']>;

/** Shown below the headline of the home page. */
export const homeRule = ({ isOwn }: Shown): string =>
  isOwn
    ? 'Book direct and enter the code at checkout.'
    : 'Check in September through February, and every 4th night in a row is free (we take off the cheapest one). Book direct and enter the code at checkout.';

/** Shown in the terms. */
export const termsRule = ({ headline, code, season, isOwn }: Shown): string =>
  isOwn
    ? `**${headline}.** With code ${code}: ${season}. The price shows whether your stay qualifies. Direct bookings only.`
    : `**${headline}.** With code ${code}, arrive from September 1 through the end of February and every fourth night in a row is free, the least expensive of each four. Direct bookings only.`;
