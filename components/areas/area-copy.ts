import { type BuiltInArea } from '@/lib/domain/catalog/area';

type AreaCopy = {
  about: string;
  description: string;
};

export const AREA_COPY: Record<BuiltInArea, AreaCopy> = {
  gatlinburg: {
    about:
      'Once called White Oak Flats, Gatlinburg sits at the park gate on US 441, with the Sugarlands Visitor Center about two miles up the road. Stay here if you want to park the car and walk: Anakeesta, the SkyPark, Ripley’s Aquarium and the Space Needle are all in town, the Roaring Fork road starts at its edge, and the eight-mile Arts & Crafts loop along US 321 is full of working studios.',
    description:
      'Handpicked Gatlinburg cabins at the gate of Great Smoky Mountains National Park. Live availability, totals with fees and taxes, no service fees.',
  },
  'pigeon-forge': {
    about:
      'Named for an iron forge on the Little Pigeon River, Pigeon Forge is the easiest base with kids. Dollywood is minutes away, The Island and WonderWorks fill a rainy afternoon, and the Old Mill has stood on the National Register of Historic Places since 1975. The national park begins about five miles south.',
    description:
      'Handpicked Pigeon Forge cabins close to Dollywood, The Island and the Old Mill. Live availability, totals with fees and taxes, no service fees.',
  },
  sevierville: {
    about:
      'Two forks of the Little Pigeon River meet in Sevierville, the county seat, and Dolly Parton’s statue stands in front of the courthouse. It’s the first of the mountain towns you reach from I-40, with Soaky Mountain, the Tanger outlets and Forbidden Caverns close by. Pick it for bigger cabins and an easy arrival.',
    description:
      'Handpicked Sevierville cabins, closest to I-40, with room for bigger groups. Live availability, totals with fees and taxes, no service fees.',
  },
  'wears-valley': {
    about:
      'Wears Valley is an unincorporated limestone cove named for Samuel Wear, on US 321 between Pigeon Forge and Townsend. Cove Mountain rises on one side, the Foothills Parkway begins nearby, and Lyon Springs Road leads over the hill to Metcalf Bottoms in the national park. Come here for dark skies and mornings without traffic.',
    description:
      'Handpicked Wears Valley cabins on the quiet side of the Smokies. Live availability, totals with fees and taxes, no service fees.',
  },
};
