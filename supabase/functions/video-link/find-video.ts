import { parseShortVideoLink, readVideoLink } from '../../../lib/domain/catalog/video.ts';
import type { FoundVideo } from '../../../lib/schemas/host/film/video-link.ts';
import { redirectTarget, type FetchFailure, type NetworkCalls } from '../_shared/safe-fetch.ts';

const MAX_HOPS = 4;
// The timeout per redirect; together they stay below the site's timeout of a function.
const HOP_MS = 1500;

const isAway = (error: FetchFailure) =>
  ['unknown_host', 'unreachable', 'timeout', 'status_429'].includes(error) ||
  /^status_5\d\d$/.test(error);

/** The video behind a short link. Only URLs that are short links themselves are fetched. */
export async function findVideo(
  link: string,
  through: Partial<NetworkCalls> = {},
): Promise<FoundVideo> {
  let next = link;
  for (let hop = 0; hop <= MAX_HOPS; hop++) {
    const video = readVideoLink(next);
    if (video.kind === 'link') {
      const isShortVideo =
        parseShortVideoLink(video.link).ok && new URL(video.link).host === 'www.tiktok.com';
      return isShortVideo ? { result: 'found', link: video.link } : { result: 'dead' };
    }
    if (video.kind === 'refused') {
      return { result: video.reason === 'photo_post' ? 'photo_post' : 'dead' };
    }
    if (hop === MAX_HOPS) break;
    const answer = await redirectTarget(video.link, { timeoutMs: HOP_MS, ...through });
    if (!answer.ok) return { result: isAway(answer.error) ? 'unread' : 'dead' };
    next = answer.address;
  }
  return { result: 'dead' };
}
