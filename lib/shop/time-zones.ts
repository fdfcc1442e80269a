/** The zones of the United States and its territories, by the names of the IANA database. */
const UNITED_STATES: readonly (readonly [zone: string, name: string])[] = [
  ['America/New_York', 'Eastern (New York)'],
  ['America/Detroit', 'Eastern (Detroit)'],
  ['America/Kentucky/Louisville', 'Eastern (Louisville)'],
  ['America/Kentucky/Monticello', 'Eastern (Monticello, Kentucky)'],
  ['America/Indiana/Indianapolis', 'Eastern (Indianapolis)'],
  ['America/Indiana/Vincennes', 'Eastern (Vincennes, Indiana)'],
  ['America/Indiana/Winamac', 'Eastern (Winamac, Indiana)'],
  ['America/Indiana/Marengo', 'Eastern (Marengo, Indiana)'],
  ['America/Indiana/Petersburg', 'Eastern (Petersburg, Indiana)'],
  ['America/Indiana/Vevay', 'Eastern (Vevay, Indiana)'],
  ['America/Chicago', 'Central (Chicago)'],
  ['America/Indiana/Tell_City', 'Central (Tell City, Indiana)'],
  ['America/Indiana/Knox', 'Central (Knox, Indiana)'],
  ['America/Menominee', 'Central (Menominee, Michigan)'],
  ['America/North_Dakota/Center', 'Central (Center, North Dakota)'],
  ['America/North_Dakota/New_Salem', 'Central (New Salem, North Dakota)'],
  ['America/North_Dakota/Beulah', 'Central (Beulah, North Dakota)'],
  ['America/Denver', 'Mountain (Denver)'],
  ['America/Boise', 'Mountain (Boise)'],
  ['America/Phoenix', 'Arizona (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['America/Juneau', 'Alaska (Juneau)'],
  ['America/Sitka', 'Alaska (Sitka)'],
  ['America/Metlakatla', 'Alaska (Metlakatla)'],
  ['America/Yakutat', 'Alaska (Yakutat)'],
  ['America/Nome', 'Alaska (Nome)'],
  ['America/Adak', 'Aleutians (Adak)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
  ['America/Puerto_Rico', 'Puerto Rico'],
  ['America/St_Thomas', 'U.S. Virgin Islands (St. Thomas)'],
  ['Pacific/Guam', 'Guam'],
  ['Pacific/Saipan', 'Northern Mariana Islands (Saipan)'],
  ['Pacific/Pago_Pago', 'American Samoa (Pago Pago)'],
];

/** Every time zone, those of the United States first; includes `chosen` even if it goes by another name. */
export function listZones(chosen: string): (readonly [zone: string, name: string])[] {
  const others = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  for (const [zone] of UNITED_STATES) others.delete(zone);
  return [
    ...UNITED_STATES,
    ...[...others].sort().map((zone) => [zone, zone.replaceAll('_', ' ')] as const),
  ];
}
