import { site } from '@/lib/site';

/** How to book without JavaScript. */
export function NoScriptBooking({ subject }: { subject: string }) {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(subject)}`;
  return (
    <noscript>
      <div className="mb-6 rounded-card border border-line bg-dawn-100 p-5">
        <p className="font-semibold">Book by phone or e-mail</p>
        <p className="mt-1">
          The form below needs JavaScript. Call or text us at{' '}
          <a href={`tel:${site.phone.e164}`} className="font-semibold underline">
            {site.phone.display}
          </a>{' '}
          or write to{' '}
          <a href={mail} className="font-semibold underline">
            {site.email}
          </a>{' '}
          and we will book your stay for you.
        </p>
      </div>
    </noscript>
  );
}
