import { paths } from '@/lib/paths';

export const groupLink = (id: string): string =>
  new URL(paths.sharedItinerary(id), window.location.href).href;

/** The key stands behind the #, which browsers send to nobody. */
export const editLink = (id: string, editToken: string): string =>
  `${groupLink(id)}#edit=${editToken}`;
