'use client';

import { shopContact } from '@/lib/shop/contact';

// Settings hold a checked number and address, and every page loads this code: the links are written plainly.
const CALL = 'tel:';
const TEXT = 'sms:';
const WRITE = 'mailto:';

// The layout itself has failed, and its stylesheet with it, so styles are inline.
const page = { maxWidth: '36rem', margin: '15vh auto', padding: '0 1.5rem', lineHeight: 1.6 };

export default function GlobalError({ retry }: { retry: () => void }) {
  const { name, email, phone } = shopContact();
  return (
    <html lang="en-US">
      <body style={{ fontFamily: 'Georgia, serif', background: '#faf6ed', color: '#1b2420' }}>
        <title>{`Something went wrong | ${name}`}</title>
        <main style={page}>
          <h1>Something went wrong on our end</h1>
          <p>
            This page didn’t load. If you just booked or paid, it may have gone through, so check
            for our email before you try again. If it keeps happening,{' '}
            <a href={TEXT + phone.e164}>text us your dates</a>,{' '}
            <a href={CALL + phone.e164}>call {phone.display}</a> or email{' '}
            <a href={WRITE + email}>{email}</a>.
          </p>
          <p>
            {/* Without a type: the layout's script would hold it until a layout is there (lib/page/early-taps.ts). */}
            <button onClick={retry} style={{ font: 'inherit', padding: '0.75rem' }}>
              Try again
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
