/** A request to the image service: `src` is a path of the site or an https URL. */
export type PictureFile = { src: string; width: number; quality: number };

/** In percent; the quality of short URLs. */
export const PICTURE_QUALITY = 70;
/** The lower one is for a poster that a film soon covers. */
export const PICTURE_QUALITIES = [50, PICTURE_QUALITY];
export const SCREEN_WIDTHS = [720, 1200, 1920];
export const SMALL_WIDTHS = [96, 384];
export const PICTURE_FOLDER = '/images/';

/** The canonical URL of a picture. Short ones need the rewrite in next.config.ts. */
export function formatPictureUrl({ src, width, quality }: PictureFile, isShort: boolean): string {
  const encoded = encodeURIComponent(src).replaceAll('%2F', '/');
  if (isShort && quality === PICTURE_QUALITY && src.startsWith(PICTURE_FOLDER)) {
    return `/p/${width}/${encoded.slice(PICTURE_FOLDER.length)}`;
  }
  return `/_next/image?url=${encoded}&w=${width}&q=${quality}`;
}

/** Whether a cabin's picture is one of the site's drawings; photographs are uploaded or external. */
export const isDrawing = (src: string): boolean => !/^(?:\/images\/uploads\/|https:)/.test(src);

type Pictured = { readonly heroImageUrl: string };
const isDrawn = ({ heroImageUrl }: Pictured) => isDrawing(heroImageUrl);

/** Cabins with photographs first, then those with drawings, each in the given order. */
export const groupByPictures = <T extends Pictured>(cabins: readonly T[]): T[] => [
  ...cabins.filter((cabin) => !isDrawn(cabin)),
  ...cabins.filter(isDrawn),
];

/** The indices where photographs follow drawings or vice versa; each starts a row, because a row has one kind only. */
export function rowBreaks(cabins: readonly Pictured[]): number[] | undefined {
  const breaks = cabins.flatMap((cabin, index) => {
    const before = cabins[index - 1];
    return before && isDrawn(before) !== isDrawn(cabin) ? [index] : [];
  });
  return breaks.length > 0 ? breaks : undefined;
}

/** For a single row of at most `most`: photographs if they fill it as well as drawings would, else drawings. */
export function pickOneKind<T extends Pictured>(cabins: readonly T[], most: number): T[] {
  const drawn = cabins.filter(isDrawn).slice(0, most);
  const photographed = cabins.filter((cabin) => !isDrawn(cabin)).slice(0, most);
  return photographed.length >= drawn.length ? photographed : drawn;
}
