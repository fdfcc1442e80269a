import fc from 'fast-check';
import { parsePlace, placeText } from '@/lib/domain/values/parse-place';

const HERE = { latitude: 35.7144, longitude: -83.5247 };

test.each([
  '35.7144, -83.5247',
  '35.7144,-83.5247',
  ' (35.7144 -83.5247) ',
  '35.7144°, -83.5247°',
  '35.714400, -83.524700',
  'https://www.google.com/maps/@35.7144,-83.5247,17z',
  'https://www.google.com/maps/place/Ripley/@35.9,-83.9,17z/data=!3m1!4b1!4m6!3m5!8m2!3d35.7144!4d-83.5247',
  'https://www.google.com/maps?q=35.7144,-83.5247',
  'https://maps.google.com/?q=loc:35.7144%2C-83.5247',
  'https://www.google.com/maps/search/?api=1&query=35.7144%2C-83.5247',
  'https://www.google.com/maps/dir/?api=1&destination=35.7144%2C%20-83.5247',
  'https://maps.apple.com/?ll=35.7144,-83.5247&q=Home',
  'https://maps.apple.com/place?coordinate=35.7144,-83.5247',
  'https://www.openstreetmap.org/?mlat=35.7144&mlon=-83.5247#map=15/35.8/-83.9',
])('%s', (text) => {
  expect(parsePlace(text)).toEqual(HERE);
});

test.each([
  '',
  'Gatlinburg',
  '12 River Road, 37738',
  '35.7144',
  '95.1, -83.5',
  '35.7, -181',
  'https://maps.app.goo.gl/abc',
  'https://www.google.com/maps/place/Gatlinburg',
  '35,7144, -83,5247',
])('no place: %s', (text) => {
  expect(parsePlace(text)).toBeNull();
});

test('what is shown is read as the same place, to about a meter', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (north, east) => {
      const place = { latitude: Number(north.toFixed(5)), longitude: Number(east.toFixed(5)) };
      expect(parsePlace(placeText(place))).toEqual({
        latitude: place.latitude + 0,
        longitude: place.longitude + 0,
      });
    }),
  );
});
