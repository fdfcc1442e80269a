/** A picture as the image service is asked for it: `src` is a path of the site or an https address. */
export type PictureFile = { src: string; width: number; quality: number };

/** Of 100; what the short address stands for. */
export const PICTURE_QUALITY = 70;
/** The lower one is for a poster that a film covers a moment later. */
export const PICTURE_QUALITIES = [50, PICTURE_QUALITY];
export const SCREEN_WIDTHS = [720, 1200, 1920];
export const SMALL_WIDTHS = [96, 384];
export const PICTURE_FOLDER = '/images/';

/** The one address of a picture. Short ones need the rewrite in next.config.ts. */
export function pictureAddress({ src, width, quality }: PictureFile, isShort: boolean): string {
  const encoded = encodeURIComponent(src).replaceAll('%2F', '/');
  if (isShort && quality === PICTURE_QUALITY && src.startsWith(PICTURE_FOLDER)) {
    return `/p/${width}/${encoded.slice(PICTURE_FOLDER.length)}`;
  }
  return `/_next/image?url=${encoded}&w=${width}&q=${quality}`;
}

/** Whether a cabin's picture is one of the site's own drawings: photographs are uploaded, or from elsewhere. */
export const isDrawing = (src: string): boolean => !/^(?:\/images\/uploads\/|https:)/.test(src);

type Pictured = { readonly heroImageUrl: string };
const isDrawn = ({ heroImageUrl }: Pictured) => isDrawing(heroImageUrl);

/** Cabins shown in photographs first, then drawn ones, each in their order. */
export const groupByPictures = <T>(items: readonly T[], cabinOf: (item: T) => Pictured): T[] => [
  ...items.filter((item) => !isDrawn(cabinOf(item))),
  ...items.filter((item) => isDrawn(cabinOf(item))),
];

/** The place of the first drawn cabin behind photographed ones, which begins a row: a row has one kind of picture alone. */
export const rowBreak = (grouped: readonly Pictured[]): number | undefined =>
  grouped.findIndex(isDrawn) > 0 ? grouped.findIndex(isDrawn) : undefined;

/** For a single row: those in photographs, or in drawings where there is no other or a drawn one stands in the row. */
export function ofOneKind<T extends Pictured>(cabins: readonly T[], other?: Pictured): T[] {
  const drawn = other ? isDrawn(other) : cabins.every(isDrawn);
  return cabins.filter((cabin) => isDrawn(cabin) === drawn);
}
