import type { SeasonEvents } from './region-event';

export const SUMMER_EVENTS: SeasonEvents = {
  'synchronous-fireflies': {
    name: 'Synchronous Fireflies at Elkmont',
    usual: ['05-25', '06-15'],
    usualWhen:
      'About eight nights between late May and mid-June; the lottery is usually in late April or early May',
    venue: 'Elkmont, in the national park',
    city: 'Gatlinburg',
    imageUrl: '/images/events/fireflies.webp',
    lead: 'Fireflies that flash in sync in the dark woods at Elkmont, seen by lottery on about eight nights around the first of June.',
    about: [
      'For a little while around the first of June, the males of one kind of firefly flash in sync: a burst of light across the whole hillside, then dark, then light again. Elkmont is the best-known place to see it. The park lets in a limited number of cars on about eight nights, by lottery on recreation.gov.',
      'The park announces the nights each spring. Lately they’ve landed between late May and mid-June. In 2025 there were 120 vehicle passes a night, and Elkmont was closed to everybody else.',
    ],
    tips: [
      'Book a cabin with free cancellation for the likely week, then enter the lottery.',
      'Red cellophane over every light, no phones, and stay on the path.',
      'No pass? Meadows all over the county light up from late May well into July.',
      'Warm, still, damp, moonless nights are the best.',
    ],
    areas: ['gatlinburg', 'wears-valley', 'pigeon-forge'],
    posts: ['fireflies'],
  },
  'vehicle-free-wednesdays': {
    name: 'Vehicle-Free Wednesdays in Cades Cove',
    usual: ['05-01', '09-30'],
    usualWhen: 'Wednesdays, May through September, if the park confirms',
    venue: 'Cades Cove Loop Road',
    city: 'Townsend',
    imageUrl: '/images/events/cove-bicycles.webp',
    lead: 'All eleven miles of Cades Cove with no cars, just walkers and bikes, on Wednesdays in the warm months.',
    about: [
      'Since 2020, the park has closed the Cades Cove loop to cars on Wednesdays from May through September. Without engines you can hear the meadow, and the deer just look up and keep eating.',
      'The loop is eleven paved, hilly miles. Two gravel lanes across the middle make a shorter ride for short legs.',
    ],
    tips: [
      'Get there early. The lots fill fast, and you’ll need a parking tag.',
      'The campground store usually rents bikes. Bring your own helmets.',
      'There’s one downhill worth walking. Signs say where.',
      'Check the park’s website. They decide each year.',
    ],
    areas: ['wears-valley', 'gatlinburg', 'pigeon-forge'],
    posts: ['cades-cove-early', 'parking-tags'],
  },
  'dollywood-summer': {
    name: 'Summer Nights at Dollywood',
    usual: ['06-12', '08-10'],
    usualWhen: 'Mid-June to early August',
    venue: 'Dollywood',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/summer-nights.webp',
    lead: 'Later hours and shows in the night sky over Dollywood, from mid-June to early August.',
    about: [
      'In midsummer the park stays open late and ends the day with a show overhead. The heat breaks, the lights come on in the trees, and the coasters are better in the dark.',
      'It’s also the busiest time for the park and the town, so have a plan: the water park in the heat of the day, a nap at the cabin, then back for the evening.',
    ],
    tips: [
      'Get in at opening and leave by one, or come at four and stay to the end. With kids, not both.',
      'Afternoon storms close rides for an hour. Catch a show.',
      'Book summer weeks early. The big cabins go first.',
    ],
    areas: ['pigeon-forge', 'sevierville'],
    posts: ['rainy-days', 'big-family-cabins'],
  },
  'fourth-of-july': {
    name: 'Fourth of July in the Smokies',
    usual: ['07-04', '07-04'],
    usualWhen:
      'July 4, starting with a parade just after midnight',
    venue: 'Downtown, and Patriot Park',
    city: 'Gatlinburg and Pigeon Forge',
    imageUrl: '/images/events/independence-day.webp',
    lead: 'A parade in Gatlinburg right after midnight, and music and fireworks in Pigeon Forge that evening.',
    about: [
      'Gatlinburg likes to be first, so its parade usually steps off just after midnight. Kids who’ve never been up this late march past kids who’ve never been up this late.',
      'Pigeon Forge follows with an afternoon and evening of music, food and fireworks at its Patriot Festival. In between, you’ve got a whole hot day for the creek.',
    ],
    tips: [
      'For the midnight parade, nap after supper and park by nine.',
      'Leave your own fireworks at home. They’re not allowed in the park or at the cabins.',
      'Spend the day up high or in the water. Newfound Gap runs a good fifteen degrees cooler.',
      'Dogs hate this night. Leave them inside with the radio on.',
    ],
    warning:
      'Parts of both parkways close and the rest fill up. Be where you want to be by late afternoon.',
    areas: ['gatlinburg', 'pigeon-forge'],
    posts: ['dogs-in-the-smokies'],
  },
  'songwriters-festival': {
    name: 'Smoky Mountains Songwriters Festival',
    usual: ['08-01', '08-31'],
    usualWhen: 'Several days in August',
    venue: 'Stages around downtown',
    city: 'Gatlinburg',
    imageUrl: '/images/events/songwriters.webp',
    lead: 'The people who wrote the songs sing them, in small rooms all over Gatlinburg, for several days in August.',
    about: [
      'For a few days in August, the writers behind songs you know sit on stools around town and tell you where they came from. Rooms are small, a lot of it’s free or close to it, and the person next to you might be up next.',
      'Over in Pigeon Forge, August is for thanking veterans and service members, with events of its own.',
    ],
    tips: [
      'Check the schedule and pick one long round instead of four short ones.',
      'Come early for a seat, and silence your phone.',
      'Late-August evenings on the porch are made for trying out your own.',
    ],
    areas: ['gatlinburg', 'pigeon-forge'],
    posts: ['rainy-days'],
  },
};
