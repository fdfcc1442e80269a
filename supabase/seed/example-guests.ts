/** Nobody's: the addresses are of example.com, the numbers of those kept for examples (555-0100 to 555-0199). */
export const FIRST_NAMES = [
  'Ada',
  'Ben',
  'Clara',
  'Dewey',
  'Edith',
  'Frank',
  'Grace',
  'Hank',
  'Iris',
  'Joel',
  'Kay',
  'Leon',
  'Mabel',
  'Nolan',
  'Opal',
  'Pete',
  'Quinn',
  'Ruth',
  'Silas',
  'Tess',
  'Ula',
  'Vern',
  'Willa',
  'Zeke',
] as const;

export const LAST_NAMES = [
  'Abbott',
  'Bell',
  'Crane',
  'Dunn',
  'Ellis',
  'Fern',
  'Garland',
  'Hale',
  'Ivey',
  'Joyner',
  'Knox',
  'Lowe',
  'Moss',
  'Nash',
  'Owens',
  'Pratt',
  'Reed',
  'Sutton',
  'Tate',
  'Underwood',
  'Vance',
  'Webb',
  'York',
] as const;

/** What a guest asked, and what the host replied. */
export const THREADS = [
  [
    'Is there room to park a small trailer?',
    'Yes, right beside the cabin. Just leave room to turn around.',
  ],
  ['Do you have a high chair for our little one?', 'Sure do. It’s in the closet by the kitchen.'],
  ['How far is the nearest grocery store?', 'About ten minutes away, and it’s open until eleven.'],
  ['Could we check in an hour early?', 'You bet, come at three. Your code will work from then on.'],
] as const;

/** Of the guest who arrives next, and waits for an answer. */
export const OPEN_QUESTION =
  'We land late and won’t be there before ten. Is there a light on, and does the code work at night?';

export const BLOCK_REASONS = ['Hot tub service', 'Deep cleaning', 'New deck boards'] as const;
export const GAP_REASON = 'Too short to sell';
