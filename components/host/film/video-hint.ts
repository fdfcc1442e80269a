import {
  classifyVideo,
  completeVideoLink,
  readVideoLink,
  type VideoSource,
} from '@/lib/domain/catalog/video';

// Only relative URLs use it, and those can be entered without an origin.
const ORIGIN = 'https://site.invalid';

const PLAYERS: Readonly<Record<string, string>> = {
  'www.youtube-nocookie.com': 'YouTube',
  'player.vimeo.com': 'Vimeo',
};

function textOf(video: VideoSource): string {
  switch (video.kind) {
    case 'file':
      return 'Visitors see this film in the site’s own player.';
    case 'short-video':
      return 'Visitors see this TikTok video.';
    case 'player': {
      const name = PLAYERS[new URL(video.playerUrl).host] ?? 'another site';
      return `Visitors see the player of ${name}, ${video.isPortrait ? 'upright' : 'across'}.`;
    }
    case 'refused':
      return 'Visitors won’t see a film: this isn’t a link to a file or a TikTok, YouTube or Vimeo video.';
  }
}

/** Says what visitors will see of a video tour's URL. */
export function videoHint(address: string): string {
  if (address.trim() === '') return 'A link to a film: a file, TikTok, YouTube or Vimeo.';
  const video = readVideoLink(address);
  if (video.kind === 'short-link')
    return 'We’ll find this short link’s TikTok video when you save.';
  if (video.kind === 'refused' && video.reason === 'photo_post') {
    return 'This TikTok link leads to photos, not to a video.';
  }
  return textOf(classifyVideo(completeVideoLink(address), ORIGIN));
}

/** Whether the site's own player shows the video. */
export const isFile = (address: string): boolean =>
  address !== '' && classifyVideo(address, ORIGIN).kind === 'file';
