import type { BuiltInArea } from '@/lib/domain/catalog/cabin';

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
      'A small town in a steep valley, with one busy main street and mountains at the end of every side street. Evenings smell like fudge and wood smoke, and everyone’s out walking. Two minutes out of town, the woods close over the road.',
      'The cabins are up above town: on Ski Mountain and in the old chalet village to the west, in the Glades out toward the Arts and Crafts loop, and along the creeks. Higher up means a better view, cooler nights and a steeper driveway.',
    ],
    suits: [
      'Hikers: the trailheads start at the edge of town',
      'Folks who like to park once and walk to supper',
      'Couples who want a tub and a view, way up high',
    ],
    thinkTwice: [
      'Low cars in January: plenty of driveways are steep',
      'October Saturdays, when everybody’s on the one main street',
    ],
    elevation: 'about 1,300 feet in town; cabins up to 3,000',
    landmarks: [
      { name: 'Sugarlands Visitor Center', text: 'the park’s front desk, two miles up the road' },
      { name: 'Anakeesta and the SkyPark', text: 'two ways to a view without the walk' },
      { name: 'Ripley’s Aquarium', text: 'where to go when it rains' },
      { name: 'Roaring Fork', text: 'the one-way road to Grotto Falls, in season' },
      { name: 'Arts and Crafts loop', text: 'eight miles of working studios along US 321' },
    ],
    events: ['craftsmens-fair', 'fantasy-of-lights-parade', 'synchronous-fireflies'],
    posts: ['waterfalls', 'parking-tags', 'sunrise-spots'],
  },
  'pigeon-forge': {
    like: [
      'A wide, cheerful strip of lights along the Parkway, with a river behind it and hills on both sides. Everything a kid ever asked for is on it, in no particular order. The old part, by the mill, is quiet enough to hear the wheel turn.',
      'Cabins are tucked into the hills on either side, close as the crow flies and far from the noise. Most are lower and easier to get to than the ones above Gatlinburg, and plenty have pools and game rooms.',
    ],
    suits: [
      'Families here for Dollywood who want to be home by bedtime',
      'Groups who can’t agree: there’s something for everyone within ten minutes',
      'Rainy weeks: shows, caves and indoor pools are close by',
    ],
    thinkTwice: [
      'Rod Run weekends in mid-April and mid-September, unless you love old cars',
      'An all-hiking trip: the high trailheads are an hour away',
    ],
    elevation: 'about 1,000 feet; cabins up to 1,900',
    landmarks: [
      {
        name: 'Dollywood',
        text: 'rides, music and the best cinnamon bread you’ll ever stand in line for',
      },
      { name: 'The Island', text: 'a big wheel, fountains and a night out' },
      {
        name: 'The Old Mill',
        text: 'still grinding corn on stone, on the National Register since 1975',
      },
      { name: 'LeConte Center', text: 'home of the Rod Runs and Wilderness Wildlife Week' },
      { name: 'WonderWorks', text: 'the upside-down house, good for an afternoon' },
    ],
    events: ['spring-rod-run', 'harvest-festival', 'dollywood-christmas'],
    posts: ['rainy-days', 'first-three-days', 'big-family-cabins'],
  },
  sevierville: {
    like: [
      'The county seat, older and more lived-in than its neighbors: a courthouse with a clock, a river walk, feed stores, farms and, along the highway, every shop you forgot you’d need. The mountains are at the end of the view instead of over your head.',
      'Cabins here have room to spread out: pasture, river bluffs, level driveways, and big houses that wouldn’t fit on a slope. You’ll drive a little farther to the park.',
    ],
    suits: [
      'Big families and reunions that need tables, a yard and parking',
      'Late arrivals and short stays: it’s closest to the interstate',
      'Dogs, pickleball players and grandparents who like level ground',
    ],
    thinkTwice: [
      'Anyone who wants to walk to a trail or to supper',
      'Sunrise at Newfound Gap every day: it’s over an hour each way',
    ],
    elevation: 'about 900 feet; cabins from 900 to 1,600',
    landmarks: [
      { name: 'The courthouse', text: 'with the statue of Dolly Parton in front of it' },
      { name: 'Forbidden Caverns', text: 'a guided cave walk east of town' },
      { name: 'Soaky Mountain', text: 'water slides for the hot months' },
      { name: 'Tanger outlets', text: 'where the raincoat you did not pack is' },
      { name: 'Two forks of the Little Pigeon', text: 'with a path along the water' },
    ],
    events: ['barbeque-and-bluegrass', 'winter-lights', 'dollywood-summer'],
    posts: ['big-family-cabins', 'what-to-pack', 'rainy-days'],
  },
  'wears-valley': {
    like: [
      'A long green valley of hay fields and fence lines, with Cove Mountain all down one side. There’s one road, a few general stores, barns, cows and an unreasonable number of stars. It’s twenty minutes from the Parkway and feels like another county.',
      'Cabins sit down among the fields or up on the ridges with the whole valley below. From here you slip into the park by the back door, over the hill to Metcalf Bottoms.',
    ],
    suits: [
      'Folks who came for quiet, dark skies and a porch',
      'Early risers headed for Cades Cove: nowhere’s closer',
      'Fall color and fireflies, right out the door',
    ],
    thinkTwice: [
      'Teenagers who need something open after nine',
      'Daily trips to Gatlinburg: it’s half an hour or more each way',
    ],
    elevation: 'about 1,460 feet on the valley floor; cabins up to 2,300',
    landmarks: [
      {
        name: 'Metcalf Bottoms',
        text: 'picnic tables and wading in the Little River, over Lyon Springs Road',
      },
      {
        name: 'Foothills Parkway',
        text: 'the best drive for a view, from the valley’s western end',
      },
      {
        name: 'Cove Mountain',
        text: 'the long ridge between you and the park, bright in late October',
      },
      { name: 'Townsend', text: 'the quiet way in to Tremont and Cades Cove' },
    ],
    events: ['vehicle-free-wednesdays', 'synchronous-fireflies', 'wildflower-pilgrimage'],
    posts: ['cades-cove-early', 'fall-by-elevation', 'fireflies'],
  },
};
