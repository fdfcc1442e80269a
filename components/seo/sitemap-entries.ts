import type { MetadataRoute } from 'next';
import { shownFilters } from '@/lib/shop/categories';
import type { Tour } from '@/lib/domain/catalog/tour';
import { cabinFactsPath, openNightsPath, paths, postPath } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { hasPageText } from '@/lib/shop/shop-facts';

type Entry = MetadataRoute.Sitemap[number];
type ListedCabin = { slug: string; heroImageUrl: string; updatedAt: string };
type ListedPost = Parameters<typeof postPath>[0] & { heroImageUrl: string; updatedAt: string };

const SMOKIES = [paths.plan, paths.fall];
const contentPages = () => [
  paths.signUp,
  paths.about,
  ...(hasPageText('promise') ? [paths.promise] : []),
  ...(shop().isExample ? [paths.foundersPricing] : []),
  ...(hasPageText('terms') ? [paths.terms] : []),
  ...(hasPageText('privacy') ? [paths.privacy] : []),
];

const absolute = (url: string, origin: string) => new URL(url, origin).href;

/** The last change of any of them, or undefined where there is none. */
function newest(entries: readonly { updatedAt: string }[]): Date | undefined {
  const instants = entries.map(({ updatedAt }) => new Date(updatedAt).getTime());
  return instants.length > 0 ? new Date(Math.max(...instants)) : undefined;
}

/** Pages that list cabins change when a cabin does; of the others no date is known, so none is claimed. */
export function pageEntries(
  cabinsChangedAt: string | null,
  origin: string,
  hasGuide = false,
): Entry[] {
  const lastModified = cabinsChangedAt === null ? undefined : new Date(cabinsChangedAt);
  const lists = [
    paths.home,
    paths.cabins(),
    ...shownFilters().map(paths.category),
    ...shop().areas.map(({ slug }) => paths.area(slug)),
  ];
  return [
    ...lists.map((path) => ({ url: absolute(path, origin), lastModified })),
    ...[
      openNightsPath,
      ...(shop().showsSmokies ? SMOKIES : []),
      ...(hasGuide ? [paths.visitorGuide] : []),
      ...contentPages(),
    ].map((path) => ({ url: absolute(path, origin) })),
  ];
}

/** Returns each cabin's page and the page of all its facts. */
export const cabinEntries = (cabins: readonly ListedCabin[], origin: string): Entry[] =>
  cabins.flatMap(({ slug, heroImageUrl, updatedAt }) => {
    const lastModified = new Date(updatedAt);
    return [
      {
        url: absolute(paths.cabin(slug), origin),
        lastModified,
        images: [absolute(heroImageUrl, origin)],
      },
      { url: absolute(cabinFactsPath(slug), origin), lastModified },
    ];
  });

/** Articles and events, with their lists. */
export const postEntries = (
  posts: readonly ListedPost[],
  events: readonly ListedPost[],
  origin: string,
): Entry[] => [
  {
    url: absolute(paths.blog, origin),
    lastModified: newest(posts),
  },
  ...(events.length > 0
    ? [{ url: absolute(paths.events, origin), lastModified: newest(events) }]
    : []),
  ...[...posts, ...events].map((post) => ({
    url: absolute(postPath(post), origin),
    lastModified: new Date(post.updatedAt),
    images: [absolute(post.heroImageUrl, origin)],
  })),
];

// Next writes these two as they are.
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const tourEntries = (tours: readonly Tour[], origin: string): Entry[] =>
  tours.map((tour) => ({
    url: absolute(paths.tour(tour.cabin.slug), origin),
    lastModified: tour.uploadedOn,
    videos: [
      {
        title: escapeXml(`Video tour of ${tour.cabin.title}`),
        description: escapeXml(tour.cabin.shortDesc),
        thumbnail_loc: absolute(tour.posterUrl, origin),
        content_loc: absolute(tour.videoUrl, origin),
        duration: Math.max(1, Math.round(tour.durationSeconds)),
      },
    ],
  }));
