import Link from 'next/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { paths } from '@/lib/http/paths';
import { mailtoLink } from '@/lib/domain/messaging/contact-links';
import { SLEPT_IN } from '@/lib/copy/promise-words';
import { shop } from '@/lib/shop/shop';
import { OwnerForm } from './owner-form';

const next = () => [
  ...(shop().isExample
    ? [
        ['I read it', 'I read every application myself, and you’ll hear back within a week.'],
        ['I come and look', `${SLEPT_IN} Yours, too.`],
      ]
    : [['You hear from me', 'We’ll talk before anything gets listed.']]),
  [
    'You stay in charge',
    `Your rates, your rules, your calendar${shop().isExample ? ', one flat commission' : ''}.`,
  ],
];

export function SignUpPage() {
  return (
    <PosterPage
      eyebrow="For owners"
      heading="Apply to List Your Cabin"
      lede="Tell me about your cabin. It takes about five minutes, and nothing is sent until you press Send."
      imageUrl="/images/guide/sign-up.webp"
    >
      <div className="grid grid-cols-1 gap-12 laptop:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="max-w-2xl rounded-card border border-line bg-surface p-5 shadow-card tablet:p-8">
          <OwnerForm />
          <noscript>
            <p className="text-lede">
              To use this form, turn on JavaScript. Or email{' '}
              <a href={mailtoLink(shop().email)} className="underline">
                {shop().email}
              </a>
              .
            </p>
          </noscript>
        </div>
        <aside aria-labelledby="next-heading">
          <h2 id="next-heading" className="text-title-4 text-spruce-900">
            What happens next
          </h2>
          <ol className="mt-4 grid gap-5">
            {next().map(([title, text]) => (
              <li key={title}>
                <p className="font-semibold">{title}</p>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          {shop().isExample && (
            <p className="mt-6">
              <Link href={paths.foundersPricing} className="font-medium text-spruce-800 underline">
                What it costs
              </Link>
            </p>
          )}
        </aside>
      </div>
    </PosterPage>
  );
}
