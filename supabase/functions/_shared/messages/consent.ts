import type { ConsentPurpose } from '../../../../lib/domain/messaging/consent-wording.ts';
import { consentOf, type Consent } from '../../../../lib/copy/sms-consent.ts';
import { expectData } from '../../../../lib/supabase/expect-data.ts';
import type { Admin } from '../work.ts';
import { errorResponse } from '../responses.ts';

/** The wording in force: read each time, so that none is taken for it that was replaced a moment ago. */
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
 * The answer where a visitor read other words than those in force; else null. There is no time of grace: a consent counts
 * that is given to the words that hold, so the visitor is shown them and asked again.
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
