/** Fake secrets of the tested site; only host-newsletter.spec.ts uses one of them. */
export const LEAK_MARKERS = {
  STRIPE_SECRET_KEY: 'sk_test_canary_7f3a9c51e2',
  STRIPE_WEBHOOK_SECRET: 'whsec_canary_b84d20f6a7',
  TWILIO_API_SECRET: 'canary_twilio_5e1c7739d0',
  RESEND_EVENTS_SECRET: 'whsec_Y2FuYXJ5IG9mIHRoZSBtYWlsIGV2ZW50cw==',
};
