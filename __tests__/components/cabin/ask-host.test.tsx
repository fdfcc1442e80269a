import { fireEvent, render, screen } from '@testing-library/react';
import { AskHost } from '@/components/cabin/ask-host';
import { shop } from '@/lib/shop/shop';

const bodyOf = (name: RegExp) => {
  const link = screen.getByRole('link', { name });
  // jsdom goes nowhere by these.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  const href = link.getAttribute('href') ?? '';
  return { href, body: new URLSearchParams(href.split('?')[1]).get('body') };
};

test.each([
  ['', ''],
  ['?check_in=2027-02-02&check_out=2027-02-05', ', Feb 2 – Feb 5, 2027'],
  ['?check_in=2027-02-05&check_out=2027-02-02', ''],
  ['?check_in=%00', ''],
])('the question names the cabin, and the dates of the address %p', (search, dates) => {
  window.history.replaceState(null, '', `/cabins/bear-hollow${search}`);
  render(<AskHost cabin={{ title: 'Bear & Hollow' }} />);
  const question = `Hi ${shop().host}, a question about Bear & Hollow${dates}: `;
  const text = bodyOf(/^Text/);
  expect(text.href).toMatch(`sms:${shop().phone.e164}?&body=`);
  expect(text.body).toBe(question);
  const mail = bodyOf(/email/);
  expect(mail.href).toMatch(`mailto:${shop().email}?subject=Bear%20%26%20Hollow&body=`);
  expect(mail.body).toBe(question);
});
