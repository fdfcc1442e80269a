import type { Site } from './site';

type Shown = NonNullable<Site['promotion']>;

/** Below the headline of the home page. */
export const homeRule = ({ isOwn }: Shown): string =>
  isOwn
    ? 'Book direct and enter the code at checkout.'
    : 'Check in September through February, and every 4th night in a row is free: the cheapest of the four. Book direct and enter the code at checkout.';

/** In the terms. */
export const termsRule = ({ headline, code, season, isOwn }: Shown): string =>
  isOwn
    ? `**${headline}.** With the code ${code}: ${season}. The price says whether a stay has it. It is for bookings made directly here.`
    : `**${headline}.** With the code ${code}, for arrivals from September 1 through the end of February, every fourth consecutive night is free, the least expensive of each four. It is for bookings made directly here.`;

/** Among the numbers of the promise. */
export const promiseRule = ({ season, isOwn }: Shown): string =>
  isOwn
    ? `${season}. Enter the code when you book here. It combines with the Deal of the Day.`
    : `${season}: for arrivals from September 1 through the end of February, every fourth night in a row is free, the least expensive of each four. Enter the code when you book here. It combines with the Deal of the Day.`;
