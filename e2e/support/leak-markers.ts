/** Fake secrets of the site under test; set, but not used by its journeys. */
export const LEAK_MARKERS = {
  STRIPE_SECRET_KEY: 'sk_test_canary_7f3a9c51e2',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary_b84d20f6a7',
  TWILIO_API_SECRET: 'canary_twilio_5e1c7739d0',
};
