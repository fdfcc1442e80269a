import { render } from '@testing-library/react';
import { PostcardPicture } from '@/components/booking/postcard-picture';
import { bookingOf, TOKEN } from '../../lib/support/booking';

const PICTURES = { photo: 'data:image/jpeg;base64,AA==', logo: 'data:image/png;base64,AA==' };

function drawn(title?: string) {
  const booking = bookingOf();
  const cabin = { ...booking.cabin, ...(title && { title }) };
  return render(<PostcardPicture cabin={cabin} stay={booking} {...PICTURES} note={null} />)
    .container;
}

test('a postcard says the town, the cabin and the dates, and nothing of the guest or the booking', () => {
  const postcard = drawn();
  expect(postcard).toHaveTextContent(/^GatlinburgBear HollowDec 4 – Dec 7, 2026$/);
  for (const secret of [TOKEN, 'MM-7K2PXQ4A', 'June', '35.71234']) {
    expect(postcard.innerHTML).not.toContain(secret);
  }
});

test('characters that its type has not are left out, and are asked of nobody', () => {
  expect(drawn('Bear Hollow 🐻 熊')).toHaveTextContent(/^GatlinburgBear HollowDec 4/);
});
