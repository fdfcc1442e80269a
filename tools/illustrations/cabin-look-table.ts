import type { Wall } from './build.ts';
import type { HouseForm } from './houses.ts';
import type { Season, Time } from './light.ts';

type Setting = 'woods' | 'meadow' | 'creek' | 'river' | 'slope' | 'fence';

export type Finish = 'logs' | 'pine' | 'dark' | 'painted' | 'oak' | 'barn';

export type CabinLook = {
  form: HouseForm;
  season: Season;
  hero: Time;
  close: Time;
  setting: Setting;
  wall: Wall;
  wood: string;
  trim: string;
  roof: string;
  door: string;
  metal: boolean;
  finish: Finish;
  /** Colours of cloth: the large pieces, and the second voice. */
  cloth: string;
  second: string;
};

type Paint = readonly [
  wall: Wall,
  wood: string,
  trim: string,
  roof: string,
  door: string,
  metal?: 'metal',
];

type Cloth = readonly [finish: Finish, cloth: string, second: string];

const look = (
  form: HouseForm,
  season: Season,
  hero: Time,
  close: Time,
  setting: Setting,
  [wall, wood, trim, roof, door, metal]: Paint,
  [finish, cloth, second]: Cloth,
): CabinLook => ({
  form,
  season,
  hero,
  close,
  setting,
  wall,
  wood,
  trim,
  roof,
  door,
  metal: metal === 'metal',
  finish,
  cloth,
  second,
});

const honey = '#b87a45';

const chestnut = '#8a5535';

const walnut = '#6a4330';

const cream = '#efe6d3';

export const looks: Record<string, CabinLook> = {
  'laurel-lantern': look(
    'aframe',
    'autumn',
    'dawn',
    'morning',
    'woods',
    ['board', '#a9683c', '#4f3325', '#3f5d57', '#a8452c'],
    ['pine', '#a8492f', '#e2b65a'],
  ),
  'splash-and-cedar': look(
    'poolhall',
    'autumn',
    'dusk',
    'morning',
    'woods',
    ['panel', '#a5623b', '#3d2f2a', '#44525a', '#2f6b6a'],
    ['pine', '#2f6f70', '#e39a5c'],
  ),
  'dumplin-creek-farmhouse': look(
    'farmhouse',
    'autumn',
    'golden',
    'morning',
    'meadow',
    ['clapboard', cream, '#5d6b61', '#8d3f31', '#3f6552', 'metal'],
    ['painted', '#4d6f86', '#d9a84e'],
  ),
  'hayloft-in-the-cove': look(
    'barn',
    'autumn',
    'morning',
    'golden',
    'meadow',
    ['board', '#9c3e2e', '#f0e6d2', '#6d7276', '#33443d', 'metal'],
    ['barn', '#5e7350', '#dcae5f'],
  ),
  'woolly-bear-lodge': look(
    'galleries',
    'autumn',
    'morning',
    'golden',
    'woods',
    ['log', honey, '#50331f', '#4b5a4a', '#a43f2b'],
    ['logs', '#a23f2d', '#3e6662'],
  ),
  'fiddle-and-firefly': look(
    'gable',
    'autumn',
    'dusk',
    'golden',
    'meadow',
    ['log', '#9b673d', '#4d3222', '#5b6a70', '#d0803a', 'metal'],
    ['pine', '#3f6488', '#dba24c'],
  ),
  'heron-house-on-the-french-broad': look(
    'bluff',
    'autumn',
    'morning',
    'golden',
    'river',
    ['clapboard', '#7e97a0', '#eee7d8', '#4c5962', '#c07a3a'],
    ['painted', '#3f6582', '#c98d5a'],
  ),
  'roundtop-assembly': look(
    'lodge',
    'autumn',
    'golden',
    'dawn',
    'slope',
    ['log', chestnut, '#46291c', '#5a4a46', '#3f665d'],
    ['logs', '#3f6456', '#d79a48'],
  ),
  'sourwood-and-honey': look(
    'saltbox',
    'autumn',
    'dusk',
    'dawn',
    'slope',
    ['board', '#b5824c', '#55382a', '#6c3b33', '#d8a33f'],
    ['pine', '#c58a34', '#7d3b3a'],
  ),
  'the-millers-daughter': look(
    'riverside',
    'autumn',
    'morning',
    'golden',
    'river',
    ['clapboard', '#e9ddc4', '#6c7c63', '#7a5a47', '#7b3f3a'],
    ['painted', '#7c8f63', '#c76b58'],
  ),
  'papaws-porch': look(
    'swingporch',
    'autumn',
    'golden',
    'morning',
    'fence',
    ['board', '#b68a5a', '#5a4130', '#7c8286', '#5b7b56', 'metal'],
    ['pine', '#8f3d34', '#4d6b54'],
  ),
  'quiet-hour': look(
    'trapper',
    'autumn',
    'dawn',
    'golden',
    'woods',
    ['log', walnut, '#3c2a22', '#3f4a52', '#c7823c'],
    ['dark', '#56666a', '#c98b52'],
  ),
  'three-ravens-overlook': look(
    'ledge',
    'autumn',
    'dawn',
    'golden',
    'slope',
    ['board', '#6e5547', '#33302f', '#3b454c', '#a34a30', 'metal'],
    ['oak', '#44586b', '#cf8b4d'],
  ),
  'bluff-mountain-barn-hall': look(
    'hall',
    'autumn',
    'dusk',
    'golden',
    'meadow',
    ['board', '#7b5a45', '#e6d7bc', '#7a3a2d', '#2f4c48', 'metal'],
    ['barn', '#8c4332', '#d6a55a'],
  ),
  'starling-rise': look(
    'glassfront',
    'autumn',
    'golden',
    'dusk',
    'slope',
    ['panel', '#8f9a96', '#2f3a3d', '#3a4448', '#c26a34', 'metal'],
    ['oak', '#39566a', '#d98e4a'],
  ),
  'two-dogs-ridge': look(
    'crossgable',
    'autumn',
    'morning',
    'golden',
    'fence',
    ['log', '#a9743f', '#4e3424', '#3f5b4d', '#b14a2e'],
    ['logs', '#6c7f5c', '#c9703f'],
  ),
  'trout-lily-cottage': look(
    'cottage',
    'autumn',
    'morning',
    'dawn',
    'creek',
    ['clapboard', '#8fa97f', '#f3ecda', '#5f5a52', '#dcae3e'],
    ['painted', '#6f8f6a', '#e0b650'],
  ),
  'buttermilk-sky': look(
    'butterfly',
    'autumn',
    'dusk',
    'golden',
    'slope',
    ['panel', '#e5ddcd', '#4b4f50', '#59636a', '#2f6a77', 'metal'],
    ['oak', '#e3d8c4', '#4e7f8e'],
  ),
  'tin-roof-duet': look(
    'twingables',
    'autumn',
    'golden',
    'morning',
    'woods',
    ['board', '#6f8c8c', '#f0e8d6', '#a9b3b4', '#b5502f', 'metal'],
    ['painted', '#33707a', '#e0a35a'],
  ),
  'sycamore-stilts': look(
    'stilts',
    'autumn',
    'morning',
    'golden',
    'creek',
    ['board', '#94694a', '#3f4a46', '#56706a', '#c27a35', 'metal'],
    ['pine', '#4a7c6c', '#d88c4a'],
  ),
  'the-moonshiners-ledger': look(
    'clipped',
    'autumn',
    'dusk',
    'morning',
    'woods',
    ['log', '#5b3d2d', '#2e2320', '#4b3a35', '#b66a32'],
    ['dark', '#70392f', '#c58a48'],
  ),
  'carousel-hill': look(
    'towerhouse',
    'autumn',
    'golden',
    'morning',
    'woods',
    ['board', '#c08a55', '#7a2f2a', '#3f5f6b', '#d2a03c'],
    ['painted', '#b5372f', '#e4b84f'],
  ),
  pebble: look(
    'tiny',
    'autumn',
    'golden',
    'morning',
    'woods',
    ['board', '#c9ad84', '#4c5a55', '#3f4a4c', '#4f8580', 'metal'],
    ['oak', '#4f8580', '#e0a560'],
  ),
  'long-meadow-lights': look(
    'pavilions',
    'autumn',
    'dusk',
    'morning',
    'meadow',
    ['panel', '#a98a6a', '#34393b', '#4a5559', '#b8602f', 'metal'],
    ['oak', '#50708a', '#dca25a'],
  ),
  'the-painters-loft': look(
    'studio',
    'autumn',
    'morning',
    'dusk',
    'woods',
    ['board', '#566b78', '#efe6d4', '#7f4a38', '#e0a93c'],
    ['painted', '#d9903a', '#4a6f8f'],
  ),
  'hickory-switch': look(
    'prow',
    'autumn',
    'golden',
    'morning',
    'slope',
    ['log', '#bb8148', '#4a3323', '#6f4636', '#3d6a5a'],
    ['logs', '#55743f', '#d9913f'],
  ),
};
