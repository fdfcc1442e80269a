import { cabinId } from './hash.ts';
import { json, rows, text } from './sql.ts';

// The films show four pictures each.
const STARTS = [0, 1.8, 3.6, 5.4];
const SECONDS = 7.8;

type SeedTour = {
  slug: string;
  rooms: readonly [string, string, string, string];
  transcript: readonly string[];
};

const TOURS: readonly SeedTour[] = [
  {
    slug: 'laurel-lantern',
    rooms: ['The A-frame', 'The great room', 'The hot tub deck', 'The view'],
    transcript: [
      'A steep A-frame with a green roof stands in a meadow in October, its porch light on, red and gold maples around it.',
      'Inside, a red sofa faces a wall of glass under the open rafters. Beside it a fire burns in a stone hearth, and the sun goes down behind the ridges.',
      'Under the roof of the deck, lanterns hang over a steaming hot tub, with a rocking chair next to it. From the rail the mountains lie one behind the other, with fog between.',
    ],
  },
  {
    slug: 'splash-and-cedar',
    rooms: ['The house at night', 'The great room', 'The indoor pool', 'The game room'],
    transcript: [
      'A modern house of two wings with lit windows, on an evening in October: firs and red maples behind it, a low moon.',
      'The great room is warm: a green sofa under a window full of trees, and a fire in the stone hearth beside it.',
      'Then the pool, through the kitchen door: a cedar hall with glass along one side, loungers under it, and water running down a stone wall at the far end. Last, the game room: a long pool table, a pinball machine, an arcade cabinet.',
    ],
  },
  {
    slug: 'three-ravens-overlook',
    rooms: ['The ridge', 'The great room', 'The hot tub deck', 'The view'],
    transcript: [
      'A low modern house on an open ridge in October, the maples around it red and gold, smoke rising from the chimney.',
      'In the great room a blue sofa stands before a window full of ridges. The fire is lit in the stone hearth beside it.',
      'After sunset, lanterns glow over the hot tub on the deck. The last picture is the view by moonlight: the valley full of fog, and ravens on the rail.',
    ],
  },
];

export function toursSql(): string {
  const tours = TOURS.map(({ slug, rooms, transcript }) => [
    text(cabinId(slug)),
    text(`/video/tours/${slug}.webp`),
    SECONDS,
    'current_date - 30',
    json(rooms.map((title, index) => ({ seconds: STARTS[index] ?? 0, title }))),
    text(transcript.join('\n\n')),
  ]);
  return `insert into public.cabin_tours (cabin_id, poster_url, duration_seconds, uploaded_on, chapters, transcript) values
${rows(tours)}
on conflict do nothing;`;
}
