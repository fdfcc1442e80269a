import { limitMessage } from '../../../../lib/http/rate-limits.ts';
import { shop } from '../../../../lib/shop/shop.ts';
import { errorResponse } from '../responses.ts';

/** The message names the limit only as far as it helps an honest visitor. */
export const limitedResponse = (reached: string) =>
  errorResponse(429, 'too_many_texts', limitMessage(reached));

export const optedOutResponse = () =>
  errorResponse(
    422,
    'opted_out',
    `That number has opted out of our texts. Text START to ${shop().phone.display} to get them again.`,
  );

export const invalidNumberResponse = () =>
  errorResponse(
    422,
    'invalid_phone',
    'We can’t text that number. Check that it’s a US mobile number.',
  );
