import type { SeasonEvents } from './region-event';

export const SUMMER_EVENTS: SeasonEvents = {
  'synchronous-fireflies': {
    name: 'Synchronous Fireflies at Elkmont',
    months: [5, 6],
    usualWhen:
      'About eight nights between late May and mid-June; the lottery usually in late April or early May',
    venue: 'Elkmont, in the national park',
    city: 'Gatlinburg',
    imageUrl: '/images/events/fireflies.webp',
    lead: 'Fireflies that flash together in the dark woods at Elkmont, seen by lottery on about eight nights around the start of June.',
    about: [
      'For a short time around the beginning of June, the males of one kind of firefly flash in step: a burst of light across the whole hillside, then darkness, then light again. Elkmont is the best-known place to see it, and the park lets in a limited number of vehicles on about eight nights, drawn by lottery on recreation.gov.',
      'The park announces the nights each spring. In recent years they have fallen between the last days of May and the middle of June. In 2025 there were 120 vehicle passes for each night. On those evenings Elkmont is closed to everybody else.',
    ],
    tips: [
      'Book a cabin with free cancellation for the likely week, then enter the lottery.',
      'Red cellophane over every light, no phones, and stay on the path.',
      'No pass? Meadows and wood edges all over the county light up from late May well into July.',
      'Warm, still, damp, moonless nights are the best.',
    ],
    areas: ['gatlinburg', 'wears-valley', 'pigeon-forge'],
    posts: ['fireflies'],
  },
  'vehicle-free-wednesdays': {
    name: 'Vehicle-Free Wednesdays in Cades Cove',
    months: [5, 6, 7, 8, 9],
    usualWhen: 'Wednesdays from May through September, confirmed by the park each year',
    venue: 'Cades Cove Loop Road',
    city: 'Townsend',
    imageUrl: '/images/events/cove-bicycles.webp',
    lead: 'The eleven-mile loop of Cades Cove without cars, for walkers and bicycles, on Wednesdays in the warm months.',
    about: [
      'Since trials in 2020 and 2021 the park has closed the Cades Cove loop to motor vehicles on Wednesdays from May through September. Without engines you hear the meadow, and the deer look up and go on eating.',
      'The loop is eleven paved, hilly miles. Two gravel lanes across the middle make shorter rounds for short legs.',
    ],
    tips: [
      'Be there early. The lots at the start fill quickly, and you need a parking tag.',
      'The campground store has usually rented bicycles. Bring your own helmets.',
      'There is one descent worth walking down. Signs say where.',
      'Confirm the day on the park’s website. It is decided anew each year.',
    ],
    areas: ['wears-valley', 'gatlinburg', 'pigeon-forge'],
    posts: ['cades-cove-early', 'parking-tags'],
  },
  'dollywood-summer': {
    name: 'Summer Nights at Dollywood',
    months: [6, 7, 8],
    usualWhen: 'Mid-June to early August',
    lastDay: 10,
    venue: 'Dollywood',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/summer-nights.webp',
    lead: 'Longer opening hours and shows in the night sky over Dollywood, from mid-June to early August.',
    about: [
      'In high summer the park stays open into the evening and ends the day with a show overhead. The heat goes, the lights come on in the trees, and the coasters are better in the dark.',
      'It is also the busiest time for the park and the town. A plan helps: the water park in the heat of the day, a nap at the cabin, and back for the evening.',
    ],
    tips: [
      'Go in at opening and leave at one, or come at four and stay to the end. Not both, with children.',
      'Afternoon thunderstorms close rides for an hour. Use it for a show.',
      'Book summer weeks early. The large cabins rent from Saturday to Saturday.',
    ],
    areas: ['pigeon-forge', 'sevierville'],
    posts: ['rainy-days', 'big-family-cabins'],
  },
  'fourth-of-july': {
    name: 'Fourth of July in the Smokies',
    months: [7],
    usualWhen:
      'The Gatlinburg parade just after midnight as July 4 begins; festivals and fireworks that day',
    venue: 'Downtown, and Patriot Park',
    city: 'Gatlinburg and Pigeon Forge',
    imageUrl: '/images/events/independence-day.webp',
    lead: 'A parade in Gatlinburg one minute into the Fourth of July, and music and fireworks in Pigeon Forge the same evening.',
    about: [
      'Gatlinburg likes to be first, so its parade usually sets off just after midnight, in the first minutes of the holiday. Children who have never been up so late march past children who have never been up so late.',
      'Pigeon Forge follows with an afternoon and evening of music, food and fireworks at its Patriot Festival. In between there is a whole hot day for the creek.',
    ],
    tips: [
      'For the midnight parade, nap after supper and be parked by nine.',
      'Leave your own fireworks at home: not in the park, and not at the cabins.',
      'Spend the day high up or in the water. Newfound Gap is a good fifteen degrees cooler.',
      'Dogs hate this night. Leave them inside with the radio on.',
    ],
    warning:
      'Parkways in both towns close in parts and fill completely. Be where you want to be by late afternoon.',
    areas: ['gatlinburg', 'pigeon-forge'],
    posts: ['dogs-in-the-smokies'],
  },
  'songwriters-festival': {
    name: 'Smoky Mountains Songwriters Festival',
    months: [8],
    usualWhen: 'Several days in August',
    venue: 'Stages around downtown',
    city: 'Gatlinburg',
    imageUrl: '/images/events/songwriters.webp',
    lead: 'The people who wrote the songs sing them, in small rooms all over Gatlinburg, for several days in August.',
    about: [
      'For some days in August the writers behind songs you know sit down on stools around town and tell you where they came from. Rooms are small, much of it costs little or nothing, and the person next to you may be on next.',
      'Pigeon Forge keeps August as a month for thanking veterans and those in service, with its own program of events.',
    ],
    tips: [
      'Look at the schedule and pick one long round rather than four short ones.',
      'Come early for a seat, and turn your phone off.',
      'Late August evenings on a porch are made for trying out your own.',
    ],
    areas: ['gatlinburg', 'pigeon-forge'],
    posts: ['rainy-days'],
  },
};
