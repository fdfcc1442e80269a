import { videoLinkRequestSchema } from '../../../lib/schemas/host/film/video-link.ts';
import { memberOf } from '../_shared/member-client.ts';
import { parseBody } from '../_shared/responses.ts';
import { serveSite } from '../_shared/serve.ts';
import { findVideo } from './find-video.ts';

/** Resolves a short link to its video, for members who may edit a cabin. */
export default serveSite(async (request) => {
  const { link } = await parseBody(request, videoLinkRequestSchema);
  // Refuses members without permission.
  await memberOf(request)('host_areas', {});
  return Response.json(await findVideo(link));
});
