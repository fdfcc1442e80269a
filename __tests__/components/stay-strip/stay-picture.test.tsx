import { renderToStaticMarkup } from 'react-dom/server';
import { StayPicture } from '@/components/stay-strip/stay-picture';
import { calendarDate } from '@/lib/domain/values/calendar-date';

const stay = { checkIn: calendarDate('2027-01-15'), checkOut: calendarDate('2027-01-18') };
const draw = (name: string) =>
  renderToStaticMarkup(
    <StayPicture
      name={name}
      line="Sunset 5:43 PM"
      stay={stay}
      totalCents={70_600}
      photo="data:,"
    />,
  );

test.each([
  ['Your week at Laurel Lantern', '46px'],
  ['Your weekend at Trout Lily Cottage', '36px'],
  ['Your week at Heron House on the French Broad', '36px'],
])('the name “%s” is set at %s', (name, size) => {
  expect(draw(name)).toContain(`font-size:${size}">${name}`);
});
