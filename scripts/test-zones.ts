/** The time zones of the suites, because rules that use one by mistake pass in one and fail in another. */
export const TEST_ZONES = [
  'UTC',
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Asuncion',
];

/** The zones in which `npm run test:full` runs the date rules: west and east of the shop, a day apart. */
export const FAR_ZONES = ['Pacific/Honolulu', 'Pacific/Auckland'];
