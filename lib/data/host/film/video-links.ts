import 'server-only';
import { callAsMember } from '@/lib/data/staff/member-function';
import type { Visitor } from '@/lib/data/staff/sign-in-limits';
import type { HostFailure } from '@/lib/data/staff/staff';
import { parseShortVideoLink, readVideoLink } from '@/lib/domain/catalog/video';
import type { InputProblem } from '@/lib/domain/host/input-problem';
import type { VideoRefusal } from '@/lib/schemas/host/refusal';
import { foundVideoSchema } from '@/lib/schemas/host/film/video-link';

type Videos = { videoTourUrl?: string | null; tiktokIds?: string[] };
type Field = keyof Videos;
type Refused = { ok: false; code: VideoRefusal; detail: InputProblem } | HostFailure;
type Found<T> = { ok: true; data: T } | Refused;

const refuse = (code: VideoRefusal, field: Field): Refused => ({
  ok: false,
  code,
  detail: { field, problem: 'wrong' },
});

/** Returns the link to store; short links are looked up. */
async function findVideo(text: string, field: Field, visitor: Visitor): Promise<Found<string>> {
  const video = readVideoLink(text);
  if (video.kind === 'link') return { ok: true, data: video.link };
  if (video.kind === 'refused') return refuse(video.reason, field);
  const answer = await callAsMember('video-link', { link: video.link }, visitor, foundVideoSchema);
  if (answer && !answer.ok) return answer;
  const found = answer?.data ?? { result: 'unread' };
  switch (found.result) {
    case 'found':
      return { ok: true, data: found.link };
    case 'photo_post':
      return refuse('photo_post', field);
    case 'dead':
      return refuse('dead_video_link', field);
    case 'unread':
      return refuse('video_link_unread', field);
  }
}

async function findId(text: string, visitor: Visitor): Promise<Found<string>> {
  if (!text.includes('/')) return { ok: true, data: text };
  const video = await findVideo(text, 'tiktokIds', visitor);
  if (!video.ok) return video;
  const link = parseShortVideoLink(video.data);
  return link.ok ? { ok: true, data: link.id } : refuse('no_short_video', 'tiktokIds');
}

/** Returns a cabin's videos as they are stored: links in one spelling, and TikTok videos by number. */
export async function findVideos(
  { videoTourUrl, tiktokIds }: Videos,
  visitor: Visitor,
): Promise<Found<Videos>> {
  const data: Videos = {};
  if (videoTourUrl) {
    const tour = await findVideo(videoTourUrl, 'videoTourUrl', visitor);
    if (!tour.ok) return tour;
    data.videoTourUrl = tour.data;
  }
  if (tiktokIds) {
    data.tiktokIds = [];
    for (const found of await Promise.all(tiktokIds.map((text) => findId(text, visitor)))) {
      if (!found.ok) return found;
      data.tiktokIds.push(found.data);
    }
  }
  return { ok: true, data };
}
