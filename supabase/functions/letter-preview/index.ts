import { EVERY_LETTER } from '../../../lib/domain/messaging/letter.ts';
import { letterPreviewSchema } from '../../../lib/schemas/letters.ts';
import { memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { renderPreview } from './render-preview.ts';

/** Previews an email to a guest with these texts, for members who may change them. */
export default serveSite(async (request, { now }) => {
  const { letter, texts } = await parseBody(request, letterPreviewSchema);
  await memberOf(request)('host_letters', {});
  // The shared closing is previewed in one of the emails.
  const shown = letter === EVERY_LETTER ? 'booking-confirmed' : letter;
  return Response.json(renderPreview(shown, texts, now));
});
