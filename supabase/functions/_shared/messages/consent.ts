import type { ConsentPurpose } from '../../../../lib/domain/messaging/consent-wording.ts';
import { consentOf, type Consent } from '../../../../lib/copy/sms-consent.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { Admin } from '../work.ts';
import { errorResponse } from '../responses.ts';

/** The current wording, read each time so that a replaced one is never used. */
export async function readConsent(admin: Admin, purpose: ConsentPurpose): Promise<Consent> {
  const latest = await admin
    .from('consent_wordings')
    .select('version, words')
    .eq('purpose', purpose)
    .order('from_at', { ascending: false })
    .limit(1);
  return consentOf(purpose, expectData(latest)[0]);
}

/**
 * The response when a visitor was shown another wording than the current one, else null. Consent only counts for the
 * current wording, so the visitor is shown it and asked again.
 */
export const consentChanged = (shown: Consent, inForce: Consent): Response | null =>
  shown.version === inForce.version && shown.text === inForce.text
    ? null
    : errorResponse(
        409,
        'consent_changed',
        'The wording about this text has changed. Take a look and send it again.',
        { consent: inForce },
      );
