import type { SeasonEvents } from './region-event';

export const FALL_EVENTS: SeasonEvents = {
  'fall-rod-run': {
    name: 'Fall Rod Run',
    usual: ['09-10', '09-20'],
    usualWhen: 'Thursday through Saturday around mid-September',
    venue: 'LeConte Center and the whole Parkway',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/rod-run.webp',
    lead: 'The second of the year’s two big hot-rod weekends, with classics by the thousand up and down the Pigeon Forge Parkway.',
    about: [
      'Everything you love about the spring run, with better light and cooler nights. Show cars at the LeConte Center by day, cruising till late, and a whole town in lawn chairs.',
      'A lot of owners stay a few extra days to drive the mountain roads, so the overlooks at Newfound Gap look like 1957.',
    ],
    tips: [
      'Car people: book a cabin with level, paved parking, and tell me how low yours is.',
      'Everyone else: stay on the Gatlinburg or Wears Valley side and use US 321.',
      'The high ridges are just starting to turn. Go see both.',
      'Get your groceries by Wednesday.',
    ],
    warning:
      'Expect crawling traffic on the Parkway Thursday through Saturday, and extra police. Twenty minutes can turn into two hours.',
    areas: ['pigeon-forge', 'wears-valley'],
    posts: ['mountain-roads', 'fall-by-elevation'],
  },
  'harvest-festival': {
    name: 'Harvest Festival and Great Pumpkin LumiNights',
    usual: ['09-15', '10-31'],
    usualWhen: 'Mid-September to the end of October',
    venue: 'Dollywood',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/harvest.webp',
    lead: 'Craftsmen and gospel music by day, and more than twelve thousand glowing pumpkins by night, at Dollywood.',
    about: [
      'By day, blacksmiths, woodcarvers and basket makers work out in the open, and there’s gospel and Southern harmony in every theater. After sunset, twelve thousand-some carved pumpkins light up: towers, owls and a tree as tall as a barn.',
      'October Saturdays are as busy as the park gets. A Wednesday feels like a different festival.',
    ],
    tips: [
      'Get there around two, see the craftsmen, eat early and stay for the lights.',
      'Bring everybody a jacket. October nights get cold fast.',
      'Drive up high that morning while the color’s at its best.',
    ],
    areas: ['pigeon-forge', 'sevierville'],
    posts: ['fall-by-elevation'],
  },
  oktoberfest: {
    name: 'OktOBERfest and Smoky Mountain Harvest',
    usual: ['09-25', '11-08'],
    usualWhen: 'Late September to early November',
    venue: 'Ober Mountain and downtown',
    city: 'Gatlinburg',
    imageUrl: '/images/events/oktoberfest.webp',
    lead: 'Oompah, bratwurst and a tram ride over the color at Ober, while the towns below dress up in cornstalks and scarecrows.',
    about: [
      'High above Gatlinburg, Ober throws a long, cheerful fall party with a band in leather shorts. Ride the tram up: in October it’s one of the best views of the color near town.',
      'Down below, lampposts all along the parkways wear cornstalks, pumpkins and mums for the Smoky Mountain Harvest. It’s free, and kids can count scarecrows.',
    ],
    tips: [
      'Go up before four and come down after dark.',
      'The road up is steep and curvy. Let the tram do it.',
      'Pair it with a walk in town and an early supper.',
    ],
    areas: ['gatlinburg'],
    posts: ['fall-by-elevation', 'rainy-days'],
  },
  'craftsmens-fair': {
    name: 'Gatlinburg Craftsmen’s Fair',
    usual: ['10-05', '10-31'],
    usualWhen: 'About three weeks in October',
    venue: 'Gatlinburg Convention Center',
    city: 'Gatlinburg',
    imageUrl: '/images/events/craft-fair.webp',
    lead: 'More than 180 makers at work under one roof in Gatlinburg, for about three weeks in October.',
    about: [
      'Glass, leather, brooms, baskets, jewelry, quilts, fudge: more than 180 makers come from all over the country, and they don’t just sell, they work while you watch. There’s live country and bluegrass, too.',
      'It’s indoors and right downtown, so save it for the rainy day of your leaf trip.',
    ],
    tips: [
      'Come on a weekday morning if you want to talk to the makers.',
      'Ask who has a shop on the Arts and Crafts loop, then visit them there.',
      'Bring a bag big enough for a broom.',
    ],
    areas: ['gatlinburg', 'wears-valley'],
    posts: ['rainy-days', 'fall-by-elevation'],
  },
};
