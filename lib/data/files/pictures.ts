import 'server-only';
import { isShowable, listImageHosts } from '@/lib/env/image-hosts';
import { serverEnv } from '@/lib/env/server';
import { log } from '@/lib/log/log';

/** Shown for a cabin without a valid picture. */
export const NO_PICTURE = '/images/error.webp';
const hosts = listImageHosts(serverEnv);

/** The stored URL, or a placeholder where the image service would reject it, which would fail the whole page. */
export function toPicture(url: string): string {
  if (isShowable(url, hosts)) return url;
  log('error', 'stored picture is not from an allowed host (IMAGE_HOSTS)', { picture: url });
  return NO_PICTURE;
}
