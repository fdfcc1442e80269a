import type { NewsletterRequest } from '@/lib/schemas/newsletter';
import { ApiError, fetchJson, postJson } from './fetch-json';
import { logProblem } from '@/lib/browser/log';
import { track } from '@/lib/browser/analytics/track';
import { trafficSource } from '@/lib/browser/analytics/traffic-source';

type Signup = Pick<NewsletterRequest, 'email' | 'signup_source' | 'website' | 'elapsed_ms'>;
export type SignupAnswer = 'joined' | 'duplicate' | 'invalid' | 'failed';

const ANSWERS: Readonly<Record<string, SignupAnswer>> = {
  '23505': 'duplicate',
  invalid_request: 'invalid',
};

/** Signs an email address up. Never throws; a failure is logged. */
export async function signUpForNewsletter(signup: Signup): Promise<SignupAnswer> {
  const traffic_source = trafficSource();
  try {
    await fetchJson('/api/newsletter', postJson({ ...signup, traffic_source }));
    track('newsletter_signup', { source: signup.signup_source ?? 'popup', traffic_source });
    return 'joined';
  } catch (error) {
    const code = error instanceof ApiError ? error.code : String(error);
    const answer = ANSWERS[code];
    if (answer) return answer;
    logProblem('newsletter', `sign-up failed: ${code}`);
    return 'failed';
  }
}
