import { type BuiltInArea } from '@/lib/domain/catalog/area';

export type AreaGuideText = {
  like: readonly string[];
  suits: readonly string[];
  thinkTwice: readonly string[];
  elevation: string;
  landmarks: readonly { name: string; text: string }[];
  events: readonly string[];
  posts: readonly string[];
};

export const AREA_GUIDES: Record<BuiltInArea, AreaGuideText> = {
  gatlinburg: {
    like: [
      'A small town in a steep valley, with one busy main street and mountains at the end of every side street. Evenings smell like fudge and wood smoke, and everybody’s out walking. Two minutes out of town, the woods close over the road.',
      'The cabins sit above town: on Ski Mountain and in the old chalet village to the west, in the Glades toward the Arts and Crafts loop to the east, and along the creeks. Higher means a better view, cooler nights and a steeper drive.',
    ],
    suits: [
      'Hikers, because the trailheads begin at the edge of town',
      'People who like to park the car and walk to supper',
      'Couples, up high with a tub and a view',
    ],
    thinkTwice: [
      'Low-clearance cars in January: many driveways are steep',
      'October Saturdays, when one main street has to carry everybody',
    ],
    elevation: 'about 1,300 feet in town; cabins on the slopes up to 3,000',
    landmarks: [
      { name: 'Sugarlands Visitor Center', text: 'the park’s front desk, two miles up the road' },
      { name: 'Anakeesta and the SkyPark', text: 'two ways up to a view without walking' },
      { name: 'Ripley’s Aquarium', text: 'the answer to a wet day' },
      { name: 'Roaring Fork', text: 'the one-way road to Grotto Falls, in season' },
      { name: 'Arts and Crafts loop', text: 'eight miles of working studios along US 321' },
    ],
    events: ['craftsmens-fair', 'fantasy-of-lights-parade', 'synchronous-fireflies'],
    posts: ['waterfalls', 'parking-tags', 'sunrise-spots'],
  },
  'pigeon-forge': {
    like: [
      'A wide, cheerful strip of lights along the Parkway, with a river behind it and hills on both sides. Everything a kid ever asked for is on it, in no particular order. The old part, around the mill, is quiet enough to hear the wheel.',
      'Cabins tuck into the hills on either side: close as the crow flies, far from the noise. Most are lower and easier to reach than the ones above Gatlinburg, and many have pools and game rooms.',
    ],
    suits: [
      'Families who came for Dollywood and want to be home by bedtime',
      'Groups who can’t agree: everyone finds something within ten minutes',
      'Rainy weeks: shows, caves and indoor pools are close',
    ],
    thinkTwice: [
      'The two Rod Run weekends, in mid-April and mid-September, unless you love old cars',
      'Trips all about long hikes: the high trailheads are an hour away',
    ],
    elevation: 'about 1,000 feet; cabins on the hills up to 1,900',
    landmarks: [
      {
        name: 'Dollywood',
        text: 'rides, music and the best cinnamon bread you’ll ever stand in line for',
      },
      { name: 'The Island', text: 'the big wheel, fountains and an evening out' },
      { name: 'The Old Mill', text: 'grinding corn on stone, on the National Register since 1975' },
      { name: 'LeConte Center', text: 'home of the Rod Runs and Wilderness Wildlife Week' },
      { name: 'WonderWorks', text: 'the upside-down house, for an afternoon' },
    ],
    events: ['spring-rod-run', 'harvest-festival', 'dollywood-christmas'],
    posts: ['rainy-days', 'first-three-days', 'big-family-cabins'],
  },
  sevierville: {
    like: [
      'The county seat, older and more lived-in than its neighbors: a courthouse with a clock, a river walk, feed stores, farms and, along the highway, every store you forgot you’d need. The mountains sit at the end of the view, not over your head.',
      'Cabins here have room around them: pasture, river bluffs, level drives, and big houses that wouldn’t fit on a slope. You drive a little farther to the park and pay a little less for the room.',
    ],
    suits: [
      'Big families and reunions that need tables, yards and parking',
      'Late arrivals and short stays: it’s closest to the interstate',
      'Dogs, pickleball players and grandparents who prefer level ground',
    ],
    thinkTwice: [
      'Anyone who wants to walk to the trail or to supper',
      'Sunrise at Newfound Gap every day: it’s over an hour each way',
    ],
    elevation: 'about 900 feet; cabins between 900 and 1,600',
    landmarks: [
      { name: 'The courthouse', text: 'with the statue of Dolly Parton in front of it' },
      { name: 'Forbidden Caverns', text: 'a guided cave walk east of town' },
      { name: 'Soaky Mountain', text: 'water slides for the hot months' },
      { name: 'Tanger outlets', text: 'home of the raincoat you didn’t pack' },
      { name: 'Two forks of the Little Pigeon', text: 'with a path along the water' },
    ],
    events: ['barbeque-and-bluegrass', 'winter-lights', 'dollywood-summer'],
    posts: ['big-family-cabins', 'what-to-pack', 'rainy-days'],
  },
  'wears-valley': {
    like: [
      'A long green valley of hay fields and fence lines with Cove Mountain all along one side. There’s one road, a few general stores, barns, cows and an unreasonable number of stars. It’s twenty minutes from the Parkway and feels like another county.',
      'Cabins are down on the valley floor among the fields, or up on the ridges on either side with the whole valley below them. From here you go into the park by the back door, over the hill to Metcalf Bottoms.',
    ],
    suits: [
      'People who came for quiet, dark skies and a porch',
      'Early risers bound for Cades Cove: nowhere on our list is closer',
      'Fall and firefly trips: the color and the meadows are right out the door',
    ],
    thinkTwice: [
      'Teenagers who need something open after nine',
      'Daily trips to Gatlinburg: it’s half an hour or more each way',
    ],
    elevation: 'about 1,460 feet on the valley floor; cabins on the ridges up to 2,300',
    landmarks: [
      {
        name: 'Metcalf Bottoms',
        text: 'picnic tables and wading in the Little River, over Lyon Springs Road',
      },
      {
        name: 'Foothills Parkway',
        text: 'the best drive for a view, beginning at the valley’s western end',
      },
      {
        name: 'Cove Mountain',
        text: 'the long ridge between you and the park, bright in late October',
      },
      { name: 'Townsend', text: 'the quiet gate to Tremont and Cades Cove' },
    ],
    events: ['vehicle-free-wednesdays', 'synchronous-fireflies', 'wildflower-pilgrimage'],
    posts: ['cades-cove-early', 'fall-by-elevation', 'fireflies'],
  },
};
