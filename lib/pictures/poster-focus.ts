import type { FocalPoint } from '@/lib/domain/catalog/cabin';

/** How far down the subject of a drawing is, in percent, where it is not in the middle. */
const DOWN: Readonly<Record<string, number | undefined>> = {
  'home-hero': 60,
  'categories/family': 30,
  'categories/hot-tub': 70,
  'categories/mountain-views': 62,
  'categories/pet-friendly': 66,
  'areas/gatlinburg': 40,
  'areas/sevierville': 60,
  'areas/wears-valley': 60,
  'guide/events': 35,
  'guide/fall': 65,
  'guide/founders-pricing': 72,
  'guide/plan': 55,
  'guide/promise': 40,
  'guide/visitor-guide': 22,
  'events/christmas-parade': 65,
  'events/cove-bicycles': 95,
  'events/craft-fair': 65,
  'events/fireflies': 75,
  'events/flower-and-food': 60,
  'events/independence-day': 15,
  'events/new-years-eve': 15,
  'events/oktoberfest': 80,
  'events/opening-day': 45,
  'events/park-christmas': 60,
  'events/rod-run': 90,
  'events/songwriters': 70,
  'events/spring-rod-run': 80,
  'events/wilderness-week': 70,
  'events/wildflowers': 95,
  'events/winter-lights': 62,
  'blog/cades-cove-early': 38,
  'blog/dogs-in-the-smokies': 70,
  'blog/elk': 35,
  'blog/fall-by-elevation': 40,
  'blog/fireflies': 60,
  'blog/first-three-days': 55,
  'blog/hot-tub-winter': 75,
  'blog/mountain-roads': 85,
  'blog/parking-tags': 30,
  'blog/rainy-days': 60,
  'blog/waterfalls': 55,
  'blog/what-to-pack': 75,
};

/** What the low strip of a poster keeps in view of one of the site's own drawings. */
export function posterFocus(url: string): FocalPoint {
  const [, name] = /^\/images\/(.+)\.webp$/.exec(url) ?? [];
  const y = name !== undefined && Object.hasOwn(DOWN, name) ? DOWN[name] : undefined;
  return y === undefined ? null : { x: 50, y };
}
