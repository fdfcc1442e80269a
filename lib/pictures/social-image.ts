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
  cabin: 'cabins/',
  area: 'areas/',
  category: 'categories/',
  post: 'blog/',
  event: 'events/',
};

function addressOf(kind: SocialKind, slug: string, picture: string): string | null {
  const upload = uploadPreview(picture);
  if (upload !== null) return upload;
  // The others are drawings of the Smokies.
  if (!site.showsSmokies) return null;
  if (kind === 'home') return HOME;
  const folder = FOLDERS[kind];
  const url = `/images/social/${folder === undefined ? kind : folder + slug}.jpg`;
  // A cabin that an operator adds has no drawn preview.
  return pictureColor(url) === null ? HOME : url;
}

/**
 * The picture a shared link shows; cabins, areas, categories, posts and events need theirs by name. `picture`: the address
 * of what the page itself shows. Null where the site has none to show.
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
