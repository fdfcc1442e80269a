import { type BuiltInArea } from '@/lib/domain/catalog/area';

type DriveTarget = 'sugarlands' | 'newfound-gap' | 'cades-cove' | 'dollywood' | 'interstate';

export const DRIVE_TARGETS: readonly { slug: DriveTarget; label: string }[] = [
  { slug: 'sugarlands', label: 'Sugarlands Visitor Center' },
  { slug: 'newfound-gap', label: 'Newfound Gap' },
  { slug: 'cades-cove', label: 'Cades Cove' },
  { slug: 'dollywood', label: 'Dollywood' },
  { slug: 'interstate', label: 'I-40, exit 407' },
];

type Minutes = readonly [usual: number, slow: number];

/** From the middle of each area, on a usual day: neither a Rod Run nor a Saturday in October. */
export const DRIVE_MINUTES: Record<BuiltInArea, Record<DriveTarget, Minutes>> = {
  gatlinburg: {
    sugarlands: [5, 15],
    'newfound-gap': [30, 45],
    'cades-cove': [60, 75],
    dollywood: [20, 35],
    interstate: [40, 60],
  },
  'pigeon-forge': {
    sugarlands: [15, 25],
    'newfound-gap': [45, 60],
    'cades-cove': [55, 70],
    dollywood: [5, 15],
    interstate: [25, 40],
  },
  sevierville: {
    sugarlands: [30, 40],
    'newfound-gap': [60, 75],
    'cades-cove': [70, 85],
    dollywood: [15, 25],
    interstate: [15, 25],
  },
  'wears-valley': {
    sugarlands: [25, 40],
    'newfound-gap': [55, 70],
    'cades-cove': [40, 50],
    dollywood: [20, 35],
    interstate: [40, 55],
  },
};

export const driveText = ([usual, slow]: Minutes): string => `${usual}–${slow} min`;
