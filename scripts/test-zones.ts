/** The zones in which the suites are tried: rules that read one by mistake pass in one and fail in another. */
export const TEST_ZONES = [
  'UTC',
  'America/New_York',
  'Pacific/Honolulu',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Asuncion',
];
