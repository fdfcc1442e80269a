/**
 * Not met by anybody: the pages of both layouts have a nearer one, and unknown addresses have global-not-found.tsx. Without
 * this file Next writes a whole page of its own into the data of every page.
 */
export default function NotFound() {
  return 'Not found';
}
