import type { SeedCabin } from './seed-cabin.ts';

/** How the guests of an example find it. Lanes, turns and codes are made up. */
export type SeedArrival = { lane: string; way: string; parking: string };

const MADE_UP = 'This is an example cabin, so the lane and the turns are made up.';

const arrivals: Readonly<Record<string, SeedArrival>> = {
  'laurel-lantern': {
    lane: '18 Lantern Bend Lane',
    way: 'Turn uphill at the red mailbox. The last half mile is steep and paved, so use low gear. It’s the fourth drive on the right, with two lanterns on the posts.',
    parking: 'Two cars on the pad by the steps. Set the brake.',
  },
  'splash-and-cedar': {
    lane: '207 Cannonball Court',
    way: 'Take the back road past the cedar fence and stay left at the fork. The house is at the end of the court, behind three tall cedars.',
    parking: 'Four cars: two in front of the garage and two beside it.',
  },
  'dumplin-creek-farmhouse': {
    lane: '640 Muddy Dog Road',
    way: 'After the little bridge, turn in at the gate with the horseshoe. Close it behind you, because the neighbor keeps goats. The house is past the barn.',
    parking: 'Room for five cars on the gravel by the barn.',
  },
  'hayloft-in-the-cove': {
    lane: '75 Second Cutting Lane',
    way: 'Follow the hay fence to the third gate. The barn with the big door is yours, on the left.',
    parking: 'Three cars beside the lean-to. Please stay off the mown field.',
  },
  'woolly-bear-lodge': {
    lane: '311 Woolly Bear Way',
    way: 'The lane climbs gently for half a mile. Pass the two small cabins. The lodge is the big one at the turnaround.',
    parking: 'Six cars around the turnaround. No trailers or buses.',
  },
  'fiddle-and-firefly': {
    lane: '52 Firefly Meadow Lane',
    way: 'Turn at the sign with the fiddle. The drive is short and paved, and the cabin sits at the edge of the meadow.',
    parking: 'Three cars in front of the porch.',
  },
  'heron-house-on-the-french-broad': {
    lane: '9 Left Armchair Lane',
    way: 'Stay on the river road until the pavement bends away from the water. The house is straight ahead on the bluff.',
    parking: 'Three cars. The charger is on the wall of the garage.',
  },
  'roundtop-assembly': {
    lane: '480 Clean Shirts Lane',
    way: 'Keep right at both forks and don’t trust the one that looks shorter. The long house with the wide steps is at the top.',
    parking: 'Eight cars on the upper lot. A trailer fits along the fence.',
  },
  'sourwood-and-honey': {
    lane: '3 Beeswax Lane',
    way: 'The road up is steep and winding, so come before dark. Pass the last mailbox, then it’s the first drive on the left.',
    parking: 'One car under the deck, and one beside it.',
  },
  'the-millers-daughter': {
    lane: '128 Grindstone Lane',
    way: 'Cross the one-lane bridge and turn left along the river. The millstone by the drive is how you’ll know it.',
    parking: 'Three cars. The charger is under the carport.',
  },
  'papaws-porch': {
    lane: '1962 Porch Swing Lane',
    way: 'Turn at the white church. The road is level, and it’s the third house on the left, the one with the forty-foot porch.',
    parking: 'Two cars in the side yard, under the walnut tree.',
  },
  'quiet-hour': {
    lane: '11 No Hurry Lane',
    way: 'Save these before you leave, because the signal drops at the church. From there it’s two miles up, then right at the stone wall.',
    parking: 'Two cars beside the woodshed.',
  },
  'three-ravens-overlook': {
    lane: '333 Raven’s Elbow Road',
    way: 'The road up winds for three miles. Take it in daylight the first time. The drive is on the outside of the last curve.',
    parking: 'Four cars along the wall. Back in, and leaving is easy.',
  },
  'bluff-mountain-barn-hall': {
    lane: '90 Long Table Road',
    way: 'Climb past the water tower and follow the split-rail fence. The hall is the red barn at the end.',
    parking: 'Ten cars on the gravel lot. A trailer fits at the far side.',
  },
  'starling-rise': {
    lane: '214 Starling Rise',
    way: 'Turn left at the pond and go up the rise. The house with the glass side is at the top.',
    parking: 'Five cars, all level.',
  },
  'two-dogs-ridge': {
    lane: '22 Good Boy Lane',
    way: 'The pavement ends at the horse barn. Then it’s a mile of gravel, fine for a regular car when dry. Look for the two iron dogs.',
    parking: 'Three cars in front of the fence. Close the gate before the dogs get out.',
  },
  'trout-lily-cottage': {
    lane: '61 Speckled Creek Lane',
    way: 'The lane runs flat along the creek. Cross the plank bridge. It’s the green cottage under the hemlocks.',
    parking: 'Two cars on this side of the bridge.',
  },
  'buttermilk-sky': {
    lane: '170 Slipper Lane',
    way: 'Go up past the stone gateposts and take the second drive on the right. You’ll see the glass of the pool first.',
    parking: 'Four cars in front of the house.',
  },
  'tin-roof-duet': {
    lane: '8 Rain Check Lane',
    way: 'Turn off at the fruit stand. The drive is level and the tin roof shows from the road.',
    parking: 'Two cars by the kitchen door.',
  },
  'sycamore-stilts': {
    lane: '45 Gangway Lane',
    way: 'It’s three minutes past the general store, on the creek side. Park, then walk across the gangway.',
    parking: 'Two cars at the near end of the gangway.',
  },
  'the-moonshiners-ledger': {
    lane: '1931 Page Nine Lane',
    way: 'Turn at the old mill and keep right. The cabin sits back in the oaks, so watch for the copper lamp.',
    parking: 'Three cars. The charger is beside the parking pad.',
  },
  'carousel-hill': {
    lane: '14 Brass Ring Lane',
    way: 'Take the hill road behind the parks, then the second left. A painted horse is on the mailbox.',
    parking: 'Five cars. With three trucks, put one across the back.',
  },
  pebble: {
    lane: '2 Skipping Stone Lane',
    way: 'Turn at the weaver’s sign. The little one behind the big maple is yours.',
    parking: 'One car beside the maple.',
  },
  'long-meadow-lights': {
    lane: '500 Long Meadow Lane',
    way: 'Pass the general store and turn right at the meadow. The drive is level and lit at night.',
    parking: 'Six cars, level, beside the charger.',
  },
  'the-painters-loft': {
    lane: '27 Wet Paint Lane',
    way: 'Follow the crafts loop past the third potter. The cabin with the tall north window is up the path on the left.',
    parking: 'Two cars at the foot of the path.',
  },
  'hickory-switch': {
    lane: '36 Honk Once Lane',
    way: 'Honk at the switchback, then take the upper drive. You’ll see five ridges when you get out.',
    parking: 'Three cars on the upper drive.',
  },
};

/** The turns to a cabin. */
export const wayTo = (slug: string): string => arrivals[slug]?.way ?? '';

export type ArrivalFacts = {
  address: string;
  directions: string;
  parking: string;
  doorCode: string;
  doorNote: string;
  wifi: { name: string; password: string } | null;
  manual: string;
};

export function arrivalOf({ slug, title, amenities }: SeedCabin, city: string): ArrivalFacts {
  const known = arrivals[slug];
  if (!known) throw new Error(`${slug} has no address.`);
  const { lane, way, parking } = known;
  return {
    address: `${lane}, ${city}, Tennessee`,
    directions: `${way} ${MADE_UP}`,
    parking,
    doorCode: '2580',
    doorNote: 'The keypad is on the front door. Type the code, then press the check mark.',
    wifi: amenities.includes('wifi')
      ? { name: `${title.split(/,| on /)[0] ?? title} guest`, password: 'example-porch' }
      : null,
    manual:
      'The breakers are in the hall closet, and the water shutoff is under the kitchen sink.\n\nBefore you go: latch the trash bin, turn the heat down to 60, and pull the door shut. It locks by itself.',
  };
}
