import 'server-only';
import { takeVisitorAllowance } from '@/lib/data/allowances';
import { Refusal } from './route';

/** What one network may ask of the routes that write by themselves; those that call a function are counted there. */
const LIMITS = {
  'booking-release': [{ most: 30, seconds: 60 }],
  'test-payment': [{ most: 60, seconds: 60 }],
  'newsletter-link': [{ most: 60, seconds: 60 }],
  // Mail programs call for many readers from few addresses, and must not be kept from it.
  'newsletter-leave': [{ most: 600, seconds: 60 }],
} as const;

export async function limitVisitor(request: Request, purpose: keyof typeof LIMITS): Promise<void> {
  if (await takeVisitorAllowance(request, purpose, LIMITS[purpose])) return;
  const message = 'That was a lot at once. Please wait a minute.';
  throw new Refusal(429, 'too_many_requests', message);
}
