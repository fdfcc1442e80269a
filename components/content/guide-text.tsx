import type { ReactNode } from 'react';
import { mailtoLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';

export type GuideSection = {
  id: string;
  heading: string;
  text: string;
  /** Folded below it; search engines read it all the same. */
  more: { label: string; text: string };
  note: ReactNode;
};

const TextUs = () => <b>{`Text ${shop().phone.display}`}</b>;

/** The visitor guide: why and where to come, then how. */
export const GUIDE: readonly GuideSection[] = [
  {
    id: 'when-to-come',
    heading: 'When to come',
    text: `
There’s no bad month, just crowded ones.

| Season | Valley days (°F) | Crowds | Come for |
| --- | --- | --- | --- |
| Winter | 50s, freezing nights | light | lights, hot tubs, low rates |
| Spring | 60s–70s, some rain | spring break | wildflowers, waterfalls |
| Summer | 80s, afternoon storms | daily | fireflies, creeks, Dollywood |
| Fall | 80s to 50s | busiest in October | color, elk |
`,
    more: {
      label: 'The quietest weeks',
      text: `
January, February, early May, late August and mid-November. The top of the park usually runs 10–20 degrees cooler than the towns.

See [what’s on when](/events), and [fall color week by week](/fall).
`,
    },
    note: (
      <>
        <b>Rod Run weekends,</b> usually mid-April and mid-September, jam the Pigeon Forge Parkway
        Thursday through Saturday.
      </>
    ),
  },
  {
    id: 'whats-where',
    heading: 'What’s where',
    text: `
- **[Gatlinburg](/areas/gatlinburg)**: the park’s front door, and the town you can walk.
- **[Pigeon Forge](/areas/pigeon-forge)**: Dollywood, shows, The Island, the Old Mill.
- **[Sevierville](/areas/sevierville)**: closest to the interstate, with room for big cabins.
- **[Wears Valley](/areas/wears-valley)**: farmland and quiet, halfway to Cades Cove.
`,
    more: {
      label: 'The lay of the park',
      text: `
The park runs along the south side of all four. US 441 climbs from Gatlinburg over Newfound Gap to Cherokee, North Carolina. Little River Road heads west from Sugarlands to Townsend and Cades Cove.
`,
    },
    note: (
      <>
        <b>Think minutes, not miles.</b> Eight miles can take twelve minutes or fifty.
      </>
    ),
  },
  {
    id: 'getting-here',
    heading: 'Getting here',
    text: `
Almost everyone drives, and you’ll need a car once you’re here. Take exit 407 off I-40, follow TN 66 to **Sevierville**, then US 441 (the Parkway) through **Pigeon Forge** and on to **Gatlinburg**. For **Wears Valley**, turn onto US 321 in Pigeon Forge.
`,
    more: {
      label: 'Drive times and flights',
      text: `
With one stop, on a regular day:

| From | Allow |
| --- | --- |
| Knoxville | 1 hour |
| Asheville | 1½–2 hours |
| Chattanooga | 2½–3 hours |
| Nashville, Atlanta, Charlotte | 4 hours |
| Cincinnati | 5 hours |

**Flying?** McGhee Tyson (TYS), south of Knoxville, is about an hour from the cabins. Rent your car there.

Get in before dark your first time, and use my directions for the last few miles. GPS has a soft spot for old logging roads.
`,
    },
    note: (
      <>
        <b>Saturday afternoons</b> back up. Come through before one or after seven.
      </>
    ),
  },
  {
    id: 'parking-tags',
    heading: 'Parking tags',
    text: `
The park is free, but parking more than **15 minutes** takes a tag: **$5 a day, $15 a week or $40 a year** at last check.
`,
    more: {
      label: 'What counts, and where to buy one',
      text: `
- One tag per license plate. You can’t swap it between cars.
- It has to be the real tag, in the car. A receipt on your phone doesn’t count.
- Federal passes like America the Beautiful don’t replace it.
- Buy one at visitor centers, machines, the park’s online shop or a welcome center in town.

A tag doesn’t save you a spot. [More about tags](/blog/parking-tags).
`,
    },
    note: (
      <>
        <b>Before eight or after three</b> you’ll almost always find a spot, except in October.
      </>
    ),
  },
  {
    id: 'roads',
    heading: 'Roads and closures',
    text: `
- **Newfound Gap Road** (US 441) is open all year, unless there’s ice or snow.
- **Kuwohi Road** (once Clingmans Dome) usually opens April through November.
- **Roaring Fork** is one-way and seasonal. No trailers or RVs.
`,
    more: {
      label: 'Cades Cove, closed trails and gas',
      text: `
- **Cades Cove Loop** is open sunrise to sunset. On Wednesdays from May through September it’s been closed to cars.
- **Laurel Falls Trail** is closed for rebuilding, and expected back in 2027.
- **Chimney Tops Trail** has stopped short of the summit since the 2016 fire.
- There’s **no gas** in the park.

Check the park’s [conditions page](https://www.nps.gov/grsm/planyourvisit/conditions.htm) the morning you go. It beats everybody else, me included.

Go down in low gear, pull over to let people by, and never stop in the lane for a bear. [How to drive mountain roads](/blog/mountain-roads).
`,
    },
    note: (
      <>
        <b>Fill up in town.</b> Gatlinburg to Cherokee and back is 70 miles without a pump.
      </>
    ),
  },
  {
    id: 'winter',
    heading: 'Winter roads',
    text: `
Rain in the valleys can be ice on the ridges. Your cabin’s elevation and driveway matter most, and both are on its page.
`,
    more: {
      label: 'Will my car make it?',
      text: `
- From December to March, if a cabin’s page says four-wheel drive or chains, it means it on snowy days.
- Low two-wheel-drive car? Pick a cabin below 1,500 feet with a level driveway.
- Bridges and shady curves freeze first and thaw last.
- Arrive in daylight with a blanket, a small shovel and some sand or cat litter.
- Can’t get up the hill? Don’t try three times. Text me.
`,
    },
    note: (
      <>
        <b>Bad weather alone</b> isn’t refundable after your free cancellation date. A closed road
        to the cabin is.
      </>
    ),
  },
  {
    id: 'bears',
    heading: 'Bears',
    text: `
More than a thousand black bears live in the park, and some live next door to your cabin.

Latch all trash in the bear-proof bin, every time. No birdseed, dog food or coolers on the porch. Clean the grill. Lock your car (bears open doors) and leave nothing in it that smells.
`,
    more: {
      label: 'In the park, and if one comes toward you',
      text: `
**Stay 50 yards away.** It’s the law. If a bear changes what it’s doing because of you, you’re too close.

**If one comes toward you,** don’t run. Pick up small children, stand together, look big, talk firmly and back away slowly. If it follows, make noise and throw something. In the very rare case that a black bear attacks, fight back.

**Never feed one.** A fed bear doesn’t live long.
`,
    },
    note: (
      <>
        <b>Elk too:</b> 50 yards, and more when the bulls are bugling in September.
      </>
    ),
  },
  {
    id: 'signal',
    heading: 'Phones and signal',
    text: `
Good in town, mostly none in the park. In between, it depends on your carrier and your end of the porch.
`,
    more: {
      label: 'Before you leave home',
      text: `
- Download offline maps of the county and the park.
- Screenshot your tickets, directions and door code.
- Pick a place to meet if you split up.
- Turn on Wi-Fi calling. It works at the cabin even with no bars, and cabins have Wi-Fi unless their page says otherwise.
`,
    },
    note: (
      <>
        <TextUs />
        {'. It’ll go through when a call won’t.'}
      </>
    ),
  },
  {
    id: 'groceries',
    heading: 'Groceries and supper',
    text: `
Shop in Sevierville or Pigeon Forge on your way in. Gatlinburg has a smaller selection, and Wears Valley just general stores.
`,
    more: {
      label: 'Picnics and eating out',
      text: `
There’s hardly any food for sale in the park, so pack lunch. Metcalf Bottoms, the Chimneys, Greenbrier and Cades Cove have picnic tables by the water.

Eat out at five or after eight. In season, the wait in between runs an hour. Chili at the cabin is often the better night.
`,
    },
    note: (
      <>
        <b>Buy firewood here.</b> The park only allows certified, heat-treated bundles.
      </>
    ),
  },
  {
    id: 'easy-going',
    heading: 'Easy on the legs',
    text: `
You can see a lot of the best without a trail.

- **By car**: Newfound Gap, the Foothills Parkway, Cades Cove, Little River Road.
- **On wheels**: the Sugarlands Valley Nature Trail is short, level and paved.
- **On a bench**: the elk meadow at Oconaluftee, evenings.
`,
    more: {
      label: 'Cabins on level ground',
      text: `
Ask me which cabins have level parking, wide doors and a bedroom on the entry floor. Start with [Long Meadow Lights](/cabins/long-meadow-lights) and [The Miller’s Daughter](/cabins/the-millers-daughter).

The Oconaluftee and Sugarlands visitor centers are accessible, with restrooms.
`,
    },
    note: (
      <>
        <b>Worried about steps?</b> Ask me how many there are.
      </>
    ),
  },
  {
    id: 'emergencies',
    heading: 'If something goes wrong',
    get text() {
      return `
**Call 911** for fire, injury or danger, and give the cabin’s street address first. It’s in the house book and in my directions. The nearest hospital is in Sevierville.

For anything else, [email](${mailtoLink(shop().email)}) or text. A person answers.
`;
    },
    more: {
      label: 'Floods, lightning, wildfire, ticks and snakes',
      text: `
**Creeks** rise fast after rain upstream. Get out when the water turns brown, and don’t cross it on foot.

**Lightning** is a summer-afternoon thing. Get off the ridge, out of the tub and into the car.

**Wildfire** is rare but real in a dry fall. If you’re told to leave, leave right away.

**Ticks and snakes** want nothing to do with you. Check yourself at night, and watch where you put your hands.
`,
    },
    note: (
      <>
        <b>Stick the cabin’s address</b> on the refrigerator. Nobody remembers it in a scare.
      </>
    ),
  },
];
