import { inFolder, type Picture, type Scenes } from './picture.ts';
import { autumnValley } from './scene-autumn-valley.ts';
import { bandstand } from './scene-bandstand.ts';
import { coveBicycles } from './scene-bicycles.ts';
import { mountainRoads, rodRun } from './scene-cars.ts';
import { earlyCove } from './scene-church.ts';
import { craftFair } from './scene-craft-fair.ts';
import { trailDogs } from './scene-dogs.ts';
import { openDoor } from './scene-door.ts';
import { colorByElevation } from './scene-elevation.ts';
import { elkMeadow } from './scene-elk.ts';
import { longTable } from './scene-family.ts';
import { fireflyMeadow, fireflyWoods } from './scene-fireflies.ts';
import { fireworks } from './scene-fireworks.ts';
import { flowerAndFood } from './scene-flower-and-food.ts';
import { footbridge } from './scene-footbridge.ts';
import { harvest } from './scene-harvest.ts';
import { overlookGlass } from './scene-looking-glass.ts';
import { mapTable } from './scene-map-table.ts';
import { porchFiddle } from './scene-music.ts';
import { newSign } from './scene-new-sign.ts';
import { newYearsEve } from './scene-new-year.ts';
import { oktoberfest } from './scene-oktoberfest.ts';
import { openingDay } from './scene-opening-day.ts';
import { sunriseLedge } from './scene-overlook.ts';
import { ownerDesk } from './scene-owner-desk.ts';
import { packedBags } from './scene-packing.ts';
import { christmasParade } from './scene-parade.ts';
import { parkChristmas } from './scene-park-christmas.ts';
import { pinnedPrints } from './scene-prints.ts';
import { rainWindow } from './scene-rain-window.ts';
import { songwriters } from './scene-songwriters.ts';
import { springRodRun } from './scene-spring-cars.ts';
import { summerNights } from './scene-summer-nights.ts';
import { threeDays } from './scene-triptych.ts';
import { typewriter } from './scene-typewriter.ts';
import { waterfall } from './scene-waterfall.ts';
import { wildflowers } from './scene-wildflowers.ts';
import { parkingTag } from './scene-windshield.ts';
import { winterLights } from './scene-winter-lights.ts';
import { winterTub } from './scene-winter-tub.ts';

export const guideScenes: Scenes = {
  plan: mapTable,
  fall: autumnValley,
  'visitor-guide': overlookGlass,
  promise: openDoor,
  'founders-pricing': ownerDesk,
  'sign-up': newSign,
  events: bandstand,
  blog: typewriter,
  saved: pinnedPrints,
};

export const eventScenes: Scenes = {
  'winter-lights': winterLights,
  'opening-day': openingDay,
  'rod-run': rodRun,
  'spring-rod-run': springRodRun,
  'flower-and-food': flowerAndFood,
  'cove-bicycles': coveBicycles,
  'summer-nights': summerNights,
  songwriters,
  oktoberfest,
  'park-christmas': parkChristmas,
  'new-years-eve': newYearsEve,
  'wilderness-week': footbridge,
  wildflowers,
  fireflies: fireflyMeadow,
  'independence-day': fireworks,
  'craft-fair': craftFair,
  'mountain-music': porchFiddle,
  'christmas-parade': christmasParade,
  harvest,
};

export const articleScenes: Scenes = {
  'big-family-cabins': longTable,
  'first-three-days': threeDays,
  'sunrise-spots': sunriseLedge,
  'mountain-roads': mountainRoads,
  'dogs-in-the-smokies': trailDogs,
  'fall-by-elevation': colorByElevation,
  'rainy-days': rainWindow,
  fireflies: fireflyWoods,
  'cades-cove-early': earlyCove,
  'what-to-pack': packedBags,
  elk: elkMeadow,
  waterfalls: waterfall,
  'hot-tub-winter': winterTub,
  'parking-tags': parkingTag,
};

/** Guides, events and articles. */
export const storyPictures = (): Picture[] => [
  ...inFolder('guide', guideScenes),
  ...inFolder('events', eventScenes),
  ...inFolder('blog', articleScenes),
];
