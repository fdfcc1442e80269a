import { Initials } from '@/components/ui/host/initials';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { site } from '@/lib/shop/site';
import type { PortraitProps } from './host-portrait';

/** The drawing of the host, or the initials of another one. */
export const portraitProps = (): PortraitProps => ({
  color: pictureColor(site.portrait),
  ...(site.initials && { instead: <Initials /> }),
});
