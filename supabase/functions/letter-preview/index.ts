import { EVERY_LETTER } from '../../../lib/domain/messaging/letter.ts';
import { letterPreviewSchema } from '../../../lib/schemas/letters.ts';
import { memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { renderPreview } from './render-preview.ts';

/** A letter to a guest as it would be with these words, for who may change them. */
export default serveSite(async (request, { now }) => {
  const { letter, texts } = await parseBody(request, letterPreviewSchema);
  await memberOf(request)('host_letters', {});
  // The closing of all is shown in one of them.
  const shown = letter === EVERY_LETTER ? 'booking-confirmed' : letter;
  return Response.json(renderPreview(shown, texts, now));
});
