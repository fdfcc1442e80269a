/** The zones in which the suites are tried: rules that read one by mistake pass in one and fail in another. */
export const TEST_ZONES = [
  'UTC',
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Asuncion',
];

/** Those that the rules of dates are tried in by `npm run test:full`: west and east of the shop, a day apart. */
export const FAR_ZONES = ['Pacific/Honolulu', 'Pacific/Auckland'];
