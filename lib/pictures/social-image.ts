import 'server-only';
import { letterPicture, uploadPreview } from './letter-picture';
import { pictureColor } from './placeholder-color';
import { SHARE_SIZE } from './share-size';
import { shop } from '@/lib/shop/shop';

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

export type SocialKind = SocialPage | 'cabin' | 'area' | 'category' | 'post';

type SocialImage = { url: string; alt: string } & typeof SHARE_SIZE;

const HOME = '/images/social-default.jpg';
// The other drawings, each with a preview of the same name.
const DRAWN = /^\/images\/((?:areas|blog|categories|events)\/[a-z0-9-]+)\.webp$/;

function urlOf(kind: SocialKind, picture: string): string {
  const upload = uploadPreview(picture);
  if (upload !== null) return upload;
  // The others are drawings of the Smokies.
  if (!shop().showsSmokies) return '/images/shop/share.jpg';
  const url = letterPicture(picture) ?? `/images/social/${DRAWN.exec(picture)?.[1] ?? kind}.jpg`;
  // An operator's own picture has no drawn preview.
  return pictureColor(url) === null ? HOME : url;
}

/** A shared link's picture. Cabins, areas, categories, posts and events need `picture`, the URL of their own. */
export function socialImage(
  kind: SocialKind,
  alt: string = `${shop().name}: ${shop().tagline}`,
  picture = '',
): SocialImage {
  return { url: urlOf(kind, picture), ...SHARE_SIZE, alt };
}
