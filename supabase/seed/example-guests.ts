/** Nobody's: the addresses are of example.com, the numbers of those kept for examples (555-0100 to 555-0199). */
export const FIRST_NAMES = [
  ...[
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
  ],
  ...[
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
  ],
] as const;

export const LAST_NAMES = [
  ...[
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
  ],
  ...[
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
  ],
] as const;

/** What a guest asked, and what the host replied. */
export const THREADS = [
  [
    'Is there a place to park a small trailer?',
    'Yes, beside the cabin; please leave the turning place free.',
  ],
  ['Do you have a high chair for our little one?', 'There is one in the closet by the kitchen.'],
  ['How far is the nearest grocery?', 'About ten minutes by car, and open until eleven.'],
  [
    'Could we check in an hour earlier?',
    'Gladly, from three o’clock. The code works from then on.',
  ],
] as const;

/** Of the guest who arrives next, and waits for an answer. */
export const OPEN_QUESTION =
  'We land late and will not be there before ten. Is there a light on, and does the code work at night?';

export const BLOCK_REASONS = ['Hot tub service', 'Deep cleaning', 'New deck boards'] as const;
export const GAP_REASON = 'Too short to sell';
