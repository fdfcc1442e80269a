/** The columns of a cabin besides its own id, slug, title, texts and picture. */
export const CABIN_ROW = {
  city: 'Gatlinburg',
  area: 'gatlinburg',
  beds: 2,
  baths: 1,
  bedrooms: 1,
  max_guests: 4,
  nightly_rate: 10_000,
  cleaning_fee: 5_000,
  latitude: 35.7,
  longitude: -83.5,
  elevation_ft: 1500,
  live: true,
};
