import type { SeasonEvents } from './region-event';

export const FALL_EVENTS: SeasonEvents = {
  'fall-rod-run': {
    name: 'Fall Rod Run',
    months: [9],
    usualWhen: 'A Thursday to Saturday around the middle of September',
    lastDay: 20,
    venue: 'LeConte Center and the whole Parkway',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/rod-run.webp',
    lead: 'The second of the year’s two great hot-rod weekends, with classics by the thousand along the Parkway of Pigeon Forge.',
    about: [
      'Everything that is true of the spring run is true of this one, with better light and cooler nights. Show cars at the LeConte Center by day, cruising until late, and a whole town in lawn chairs.',
      'Many owners stay on a few days to drive the mountain roads, so the overlooks at Newfound Gap look like 1957.',
    ],
    tips: [
      'Car people: book a cabin with level, paved parking, and tell me how low yours is.',
      'Everyone else: stay on the Gatlinburg or Wears Valley side and use US 321.',
      'The high ridges are just beginning to turn. Go up and see both.',
      'Groceries on Wednesday, again.',
    ],
    warning:
      'Expect very slow traffic on the Parkway from Thursday to Sunday, and extra police. Twenty minutes can become two hours.',
    areas: ['pigeon-forge', 'wears-valley'],
    posts: ['mountain-roads', 'fall-by-elevation'],
  },
  'harvest-festival': {
    name: 'Harvest Festival and Great Pumpkin LumiNights',
    months: [9, 10],
    usualWhen: 'Mid or late September to the end of October',
    venue: 'Dollywood',
    city: 'Pigeon Forge',
    imageUrl: '/images/events/harvest.webp',
    lead: 'Craftsmen and gospel music by day and more than twelve thousand glowing pumpkins by night, at Dollywood in the fall.',
    about: [
      'By day, blacksmiths, woodcarvers and basket makers work in the open, and gospel and southern harmony come out of every theater. After sunset some twelve to thirteen thousand carved pumpkins light up, in towers, owls and a tree the height of a barn.',
      'October Saturdays are the busiest days the park has. A Wednesday is a different festival.',
    ],
    tips: [
      'Arrive around two, see the craftsmen, eat early, and stay for the lights.',
      'Bring a jacket per person. October nights fall fast.',
      'Pair it with a high-elevation drive that morning, when the color is up there.',
    ],
    areas: ['pigeon-forge', 'sevierville'],
    posts: ['fall-by-elevation'],
  },
  oktoberfest: {
    name: 'OktOBERfest and Smoky Mountain Harvest',
    months: [9, 10, 11],
    usualWhen: 'Late September to early November',
    lastDay: 10,
    venue: 'Ober Mountain and downtown',
    city: 'Gatlinburg',
    imageUrl: '/images/events/oktoberfest.webp',
    lead: 'Oompah, bratwurst and a tramway over the color at Ober, while the towns below dress up in corn stalks and scarecrows.',
    about: [
      'High above Gatlinburg, Ober keeps a long, cheerful fall season with a band in leather shorts. You can ride up by tramway, which in October is one of the better views of the color around town.',
      'Down below, lamp posts all along the parkways wear corn stalks, pumpkins and mums for the Smoky Mountain Harvest. It is free, and children count scarecrows.',
    ],
    tips: [
      'Go up before four and come down after dark.',
      'The road up is steep and winding. Let the tram do it.',
      'Combine it with a walk in town and an early supper.',
    ],
    areas: ['gatlinburg'],
    posts: ['fall-by-elevation', 'rainy-days'],
  },
  'craftsmens-fair': {
    name: 'Gatlinburg Craftsmen’s Fair',
    months: [10],
    usualWhen: 'About three weeks in October',
    venue: 'Gatlinburg Convention Center',
    city: 'Gatlinburg',
    imageUrl: '/images/events/craft-fair.webp',
    lead: 'More than 180 makers at work under one roof in Gatlinburg, for about three weeks of October.',
    about: [
      'Glass, leather, brooms, baskets, jewelry, quilts, fudge: over 180 makers come from all over the country, and they do not just sell, they work while you watch. There is live country and bluegrass music on a stage inside.',
      'It is indoors and right downtown, so it is the thing to do on the wet day of a leaf trip.',
    ],
    tips: [
      'Weekday mornings are for talking to makers. Weekend afternoons are for being carried along.',
      'Ask who still has a workshop on the Arts and Crafts loop, then visit them there.',
      'Bring a bag that can take a broom.',
    ],
    areas: ['gatlinburg', 'wears-valley'],
    posts: ['rainy-days', 'fall-by-elevation'],
  },
};
