import { paths } from '@/lib/http/paths';

export const groupLink = (id: string): string =>
  new URL(paths.sharedItinerary(id), window.location.href).href;

/** The edit token is in the fragment, which browsers never send. */
export const editLink = (id: string, editToken: string): string =>
  `${groupLink(id)}#edit=${editToken}`;
