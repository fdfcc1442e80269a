import { Initials } from '@/components/ui/host/initials';
import { pictureColor } from '@/lib/pictures/placeholder-color';
import { shop } from '@/lib/shop/shop';
import type { PortraitProps } from './host-portrait';

/** The drawing of the host, or the initials of another one. */
export const portraitProps = (): PortraitProps => ({
  color: pictureColor(shop().portrait),
  ...(shop().initials && { instead: <Initials /> }),
});
