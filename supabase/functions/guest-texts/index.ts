import { readFunctionEnv } from '../../../lib/env/functions.ts';
import {
  guestTextsRequestSchema,
  type GuestTexts,
} from '../../../lib/schemas/host/messages/guest-texts.ts';
import { expectData } from '../../../lib/supabase/expect-data.ts';
import { memberOf } from '../_shared/member-client.ts';
import { adoptPhoneHash } from '../_shared/messages/phone-hash.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';

const answer = (texts: GuestTexts) => Response.json({ texts });

/** Tells staff whether a booking's number gets texts; `stop` ends them. Numbers are hashed only here. */
export default serveSite(async (request, { admin }) => {
  const { reference, stop } = await parseBody(request, guestTextsRequestSchema);
  const callAsMember = memberOf(request);
  // Refuses members without permission.
  await callAsMember('host_thread', { p_reference: reference });
  const booking = expectData(
    await admin
      .from('bookings')
      .select('guest_phone, is_example')
      .eq('reference', reference)
      .single(),
  );
  const { guest_phone: phone, is_example: isExample } = booking;
  const isReached = phone.startsWith('+1') && !isExample && readFunctionEnv().HASH_KEY;
  if (!isReached) return answer('none');
  const hash = await adoptPhoneHash(admin, phone);
  if (stop) {
    await callAsMember('host_stop_texts', { p_reference: reference, p_phone_hash: hash });
    return answer('stopped');
  }
  const optOuts = admin.from('text_opt_outs').select('phone_hash').eq('phone_hash', hash);
  return answer(expectData(await optOuts).length > 0 ? 'stopped' : 'on');
});
