import 'server-only';
import { uploadPreview } from './letter-picture';
import { pictureColor } from './placeholder-color';
import { site } from '../site';

type SocialPage =
  | 'home'
  | 'plan'
  | 'fall'
  | 'visitor-guide'
  | 'events'
  | 'blog'
  | 'about'
  | 'promise'
  | 'founders-pricing'
  | 'sign-up';

export type SocialKind = SocialPage | 'cabin' | 'area' | 'category' | 'post' | 'event';

type SocialImage = { url: string; width: 1200; height: 630; alt: string };

const HOME = '/images/social-default.jpg';
const FOLDERS: Partial<Record<SocialKind, string>> = {
  area: 'areas/',
  category: 'categories/',
};
// The drawings that have a preview of the same name.
const DRAWN =
  /^\/images\/(?:(cabins\/[a-z0-9-]+)\/hero|((?:areas|blog|categories|events)\/[a-z0-9-]+))\.webp$/;

function addressOf(kind: SocialKind, slug: string, picture: string): string | null {
  const upload = uploadPreview(picture);
  if (upload !== null) return upload;
  // The others are drawings of the Smokies.
  if (!site.showsSmokies) return null;
  const [, cabin, other] = DRAWN.exec(picture) ?? [];
  const folder = FOLDERS[kind];
  const name = cabin ?? other ?? (folder === undefined ? kind : folder + slug);
  const url = `/images/social/${name}.jpg`;
  return pictureColor(url) === null ? HOME : url;
}

/**
 * The picture a shared link shows. `picture`: the address of what the page itself shows, which cabins, posts and events
 * need; areas and categories need their name. Null where the site has none to show.
 */
export function socialImage(
  kind: SocialKind,
  slug = '',
  alt: string = `${site.name}: ${site.tagline}`,
  picture = '',
): SocialImage | null {
  const url = addressOf(kind, slug, picture);
  return url === null ? null : { url, width: 1200, height: 630, alt };
}
