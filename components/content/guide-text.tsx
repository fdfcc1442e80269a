import type { ReactNode } from 'react';
import { mailtoLink } from '@/lib/domain/messaging/contact-links';
import { site } from '@/lib/site';

export type GuideSection = {
  id: string;
  heading: string;
  text: string;
  /** Folded below it; search engines read it all the same. */
  more: { label: string; text: string };
  note: ReactNode;
};

const TextUs = () => <b>{`Text ${site.phone.display}`}</b>;

/** The visitor guide, the most frequent questions first. */
export const GUIDE: readonly GuideSection[] = [
  {
    id: 'getting-here',
    heading: 'Getting here',
    text: `
Nearly everybody comes by car, and once here you need one. From Interstate 40 take exit 407, follow TN 66 into **Sevierville**, and go on along US 441, the Parkway, through **Pigeon Forge** and up the wooded Spur into **Gatlinburg**. For **Wears Valley**, turn onto US 321 in Pigeon Forge.
`,
    more: {
      label: 'How long the drive is, flights and the last miles',
      text: `
Usual driving times, with one stop and no holiday:

| From | Allow |
| --- | --- |
| Knoxville | about an hour |
| Asheville | an hour and a half to two hours |
| Chattanooga | two and a half to three hours |
| Nashville, Atlanta, Charlotte | about four hours |
| Cincinnati | about five hours |

**By air**, the nearest airport is McGhee Tyson (TYS), south of Knoxville, about an hour from the cabins. Rent the car there.

Try to arrive before dark the first time. Follow the directions I send for the last miles, because navigation has a weakness for old logging roads.
`,
    },
    note: (
      <>
        <b>Saturday afternoons</b> the exit and the Parkway fill up. Come through before one, or eat
        in Sevierville and drive on after seven.
      </>
    ),
  },
  {
    id: 'when-to-come',
    heading: 'When to come',
    text: `
There is no bad month. There are crowded ones.

| Season | Days in the valleys | Crowds | Come for |
| --- | --- | --- | --- |
| Winter (December to February) | around 50°F, nights near freezing | light, except the holidays | town lights, long views, hot tubs, low prices |
| Spring (March to May) | 60s and 70s, wet at times | spring-break weeks and the April Rod Run | wildflowers, full waterfalls, green |
| Summer (June to August) | 80s, storms around four | busy every day | fireflies, creeks, Dollywood, high trails |
| Fall (September to November) | 80s falling to 50s | October is the busiest month of all | color, elk, harvest fairs |
`,
    more: {
      label: 'The months with the most room',
      text: `
It is usually ten to twenty degrees cooler at the top of the park than in the towns. The months with the most room are January, February, the first half of May, late August and the middle of November.

See the [calendar of the year](/events) for what is on, and the [fall map](/fall) for color week by week.
`,
    },
    note: (
      <>
        <b>Two weekends to know:</b> the Rod Runs, usually mid-April and mid-September, fill the
        Parkway in Pigeon Forge from Thursday to Sunday.
      </>
    ),
  },
  {
    id: 'whats-where',
    heading: 'What is where',
    text: `
**[Gatlinburg](/areas/gatlinburg)** is the park’s front door: trails, the aquarium, Anakeesta and the Space Needle, all close together and mostly on foot. **[Pigeon Forge](/areas/pigeon-forge)** has Dollywood, the shows, The Island and the Old Mill. **[Sevierville](/areas/sevierville)** is nearest to the interstate, with room for big cabins. **[Wears Valley](/areas/wears-valley)** is farmland with the mountains behind it, halfway to Cades Cove.
`,
    more: {
      label: 'How the park lies',
      text: `
The national park lies along the south side of all of it. Its main road, US 441, climbs from Gatlinburg over Newfound Gap to Cherokee in North Carolina. Little River Road runs west from Sugarlands toward Townsend and Cades Cove.
`,
    },
    note: (
      <>
        <b>Times, not miles.</b> Eight miles can be twelve minutes or fifty. Add a third in summer
        and half in October.
      </>
    ),
  },
  {
    id: 'parking-tags',
    heading: 'Parking tags',
    text: `
The park charges no entrance fee. To leave a vehicle parked for more than **fifteen minutes** you need a parking tag for that vehicle, displayed in it. When this was written: **$5 a day, $15 a week, $40 a year**. Recheck before you come.
`,
    more: {
      label: 'What counts as a tag, and where to buy one',
      text: `
- One tag per license plate. It cannot be moved from car to car.
- It must be the real thing, in the car. A receipt on a phone does not count.
- Federal passes, such as America the Beautiful, do not replace it.
- Visitor centers, machines, the park’s online shop and several welcome centers in the towns sell them.

A tag lets you park; it does not save you a place. [More about tags](/blog/parking-tags).
`,
    },
    note: (
      <>
        <b>Before eight or after three</b> there is nearly always a space, at any trailhead in any
        month but October.
      </>
    ),
  },
  {
    id: 'roads',
    heading: 'Roads and closures',
    text: `
- **Newfound Gap Road** (US 441) is open all year, except when ice or snow closes it.
- **The road to Kuwohi**, once called Clingmans Dome, is seasonal: usually April through November.
- **Roaring Fork** is one-way and seasonal, and too narrow for trailers and RVs.
`,
    more: {
      label: 'Cades Cove, closed trails, gas and conditions',
      text: `
- **Cades Cove Loop** opens at sunrise and closes at sunset. On Wednesdays from May through September it has been closed to motor vehicles.
- **Laurel Falls Trail** is closed for rebuilding and expected back in 2027.
- **Chimney Tops Trail** ends short of the summit since the fire of 2016.
- There is **no gas** inside the park.

Look at the park’s own page of [current conditions](https://www.nps.gov/grsm/planyourvisit/conditions.htm) on the morning you go. It is right when everybody else, this page included, is out of date.

Go down in low gear, use the pull-offs to let people by, and never stop in the lane for a bear. [How to drive them](/blog/mountain-roads).
`,
    },
    note: (
      <>
        <b>Fill the tank in town.</b> From Gatlinburg to Cherokee and back is a good seventy miles
        of mountain without a pump.
      </>
    ),
  },
  {
    id: 'winter',
    heading: 'Roads in winter',
    text: `
In the valleys winter is mostly rain and mild afternoons, with a few days of snow. On the ridges it can be ice while it rains below. What matters is the elevation of your cabin and the steepness of its drive, and both stand on its page.
`,
    more: {
      label: 'Which car for which cabin',
      text: `
- From December to March, a cabin whose page mentions four-wheel drive or chains means it, on snowy days.
- With a low two-wheel-drive car, choose a cabin below about 1,500 feet with a level drive.
- Bridges and shaded bends freeze first and thaw last.
- Arrive in daylight, and carry a blanket, a small shovel and some sand or litter.
- If you cannot get up, do not try three times. Text me.
`,
    },
    note: (
      <>
        <b>Weather alone</b> is not a reason for a refund after the free cancellation date. A closed
        road to the cabin is. See the terms.
      </>
    ),
  },
  {
    id: 'bears',
    heading: 'Bears',
    text: `
More than a thousand black bears live in the park, and some of them live in the neighborhoods around it. They are shy, strong, and led by the nose. Nearly every trouble between bears and people begins with food.

**At the cabin.** All trash goes in the bear-proof bin, latched, every time. No bird seed, no dog food, no cooler on the porch. Clean the grill. Lock the car, because bears open doors, and leave nothing in it that smells. Look before you step out at night, and turn on a light.
`,
    more: {
      label: 'In the park, and if one comes toward you',
      text: `
**In the park.** Stay at least fifty yards away. It is the law. If a bear changes what it is doing because of you, you are too close.

**If one comes toward you,** do not run. Pick up small children, stand together, make yourselves big, talk in a firm voice, and back away slowly. If it follows, make noise and throw something. In the very rare case that a black bear attacks, fight back.

**Never feed one.** A fed bear learns, and it does not live long after learning.
`,
    },
    note: (
      <>
        <b>Elk too:</b> fifty yards, and much more when a bull is bugling in September. Where to see
        them is in the blog.
      </>
    ),
  },
  {
    id: 'signal',
    heading: 'Phones and signal',
    text: `
In the towns, phones work. Inside the park they mostly do not. Up the valleys and behind ridges it depends on your carrier and on which side of the porch you stand.
`,
    more: {
      label: 'What to do before you leave home',
      text: `
- Save offline maps of the whole county and the park before you leave home.
- Screenshot tickets, directions and the code of the door.
- Agree where to meet if you separate, and when to start worrying.
- Cabins have Wi-Fi unless their page says otherwise, so Wi-Fi calling works even where there is no bar of signal. Switch it on at home.
`,
    },
    note: (
      <>
        <TextUs />
        {' and it will go through when a call will not.'}
      </>
    ),
  },
  {
    id: 'groceries',
    heading: 'Groceries and supper',
    text: `
Shop in Sevierville or Pigeon Forge on the way in. The supermarkets there are full size and open late. Gatlinburg has a smaller choice out on its US 321 side, and in Wears Valley there are general stores for what you forgot.
`,
    more: {
      label: 'Lunch in the park and eating out',
      text: `
There is hardly any food for sale in the park, so carry lunch. Picnic grounds with tables by the water: Metcalf Bottoms, the Chimneys, Greenbrier, Cades Cove.

Eating out is easiest at five or after eight. In season people wait an hour in between. A pot of something at the cabin is often the better evening.
`,
    },
    note: (
      <>
        <b>Buy firewood here.</b> Wood from elsewhere carries insects, and the park allows only
        certified, heat-treated bundles.
      </>
    ),
  },
  {
    id: 'easy-going',
    heading: 'If walking is hard',
    text: `
Much of the best can be seen without a trail.

- **By car**: Newfound Gap, the Foothills Parkway, Cades Cove and Little River Road.
- **On wheels**: the Sugarlands Valley Nature Trail near the visitor center is short, level and paved. The Oconaluftee and Sugarlands visitor centers are accessible, with restrooms.
`,
    more: {
      label: 'Benches, and cabins on level ground',
      text: `
- **On a bench**: the elk meadow at Oconaluftee in the evening, and the picnic ground at Metcalf Bottoms.
- **At the cabin**: ask me for those with level parking, wide doors and a bedroom on the entry floor. [Long Meadow Lights](/cabins/long-meadow-lights) and [The Miller’s Daughter](/cabins/the-millers-daughter) are good ones to start with.
`,
    },
    note: (
      <>
        <b>Count the steps with me.</b> I can tell you how many there are from car to door and from
        door to bed.
      </>
    ),
  },
  {
    id: 'emergencies',
    heading: 'When something goes wrong',
    get text() {
      return `
**Call 911** for fire, injury and danger. Say the cabin’s street address first: it is in the house book and in the directions I send. The nearest hospital is in Sevierville.

For everything else, a tripped breaker, a lost key, a question, [write](${mailtoLink(site.email)}) or text. A person answers.
`;
    },
    more: {
      label: 'High water, lightning, wildfire, ticks and snakes',
      text: `
**Creeks and rivers** rise fast after rain far upstream. Get out when the water turns brown. Do not cross it on foot.

**Lightning** is commonest on summer afternoons. Off the ridges, out of the tub, into the car.

**Wildfire** is rare but real in dry falls. If you are told to leave, leave at once.

**Ticks and snakes** want nothing from you. Check yourself in the evening, and watch where you put your hands.
`,
    },
    note: (
      <>
        <b>Write down</b> the address of the cabin and put it on the refrigerator. In a fright
        nobody remembers it.
      </>
    ),
  },
];
