import { MessageSquare, RotateCcw, Search } from 'lucide';
import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/http/paths';
import { smsLink } from '@/lib/domain/messaging/contact-links';
import { shop } from '@/lib/shop/shop';
import { listPledges, type Pledge } from './promise-copy';

/** The promise of the example shop; another host's promise is a LegalPage. */
export function PromisePage() {
  return (
    <PosterPage
      eyebrow="You can hold me to it"
      heading={shop().claims.promise}
      lede={
        <>
          Every site says “best price” and “no hidden fees.” Here’s what I mean, how to check me,
          and what you get if I fall short. It’s part of the{' '}
          <TextLink href={paths.terms}>terms</TextLink>.
        </>
      }
      imageUrl="/images/guide/promise.webp"
    >
      <nav aria-label="The promises" className="-mx-4 mb-8 tablet:mx-0 tablet:mb-10">
        <ol className="filter-chips">
          {listPledges().map(({ id, claim }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-spruce-700 hover:bg-spruce-50 tablet:min-h-9"
              >
                {claim}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className="space-y-8 tablet:space-y-10">
        {listPledges().map((pledge, index) => (
          <li key={pledge.id} id={pledge.id} className="scroll-mt-28">
            <PledgeCard pledge={pledge} number={index + 1} />
          </li>
        ))}
      </ol>
      <Numbers />
      <HowToClaim />
    </PosterPage>
  );
}

function PledgeCard({ pledge, number }: { pledge: Pledge; number: number }) {
  const { claim, meaning, check, remedy } = pledge;
  return (
    <article className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card laptop:grid-cols-[1.2fr_2fr]">
      <div className="p-6 tablet:p-10 laptop:p-8">
        <p aria-hidden className="font-display text-display text-dawn-400">
          {number}
        </p>
        <h2 className="mt-3 text-title-2 text-spruce-900">{claim}</h2>
        <div className="mt-4 space-y-4 leading-relaxed text-pretty text-ink-soft">
          {meaning.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="grid border-t border-line laptop:border-t-0 laptop:border-l">
        <div className="p-6 tablet:px-10 tablet:py-8 laptop:px-7">
          <h3 className="flex items-center gap-2.5 font-sans eyebrow text-spruce-700">
            <Icon shapes={Search} className="size-4" />
            How to check
          </h3>
          <p className="mt-3 leading-relaxed text-pretty">{check}</p>
        </div>
        <div className="border-t-2 border-dashed border-ember-600/30 bg-dawn-100 p-6 tablet:px-10 tablet:py-8 laptop:px-7">
          <h3 className="flex items-center gap-2.5 font-sans eyebrow text-ember-700">
            <Icon shapes={RotateCcw} className="size-4" />
            If I fall short
          </h3>
          <p className="mt-3 leading-relaxed text-pretty">{remedy}</p>
        </div>
      </div>
    </article>
  );
}

function Numbers() {
  const { since } = shop().claims;
  const rows = [
    {
      term: since,
      text: 'The year I took on my first cabin. Every one since has had to pass the same test.',
    },
    {
      term: 'Deal of the Day',
      text: 'One cabin, one day, a percentage off its nights. When the clock hits zero, it’s over. The crossed-out total is the price without it.',
    },
    {
      term: '“Few nights left”',
      text: 'It’s a real count for the days it names. Check the calendar right beside it.',
    },
  ];
  return (
    <section aria-labelledby="numbers-heading" className="mt-section">
      <h2 id="numbers-heading" className="text-title-2 text-spruce-900">
        The smaller claims
      </h2>
      <dl className="mt-6 border-t border-line">
        {rows
          .filter(({ term }) => term !== '')
          .map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-10 gap-y-1 border-b border-line py-5 tablet:grid-cols-[min(18rem,41%)_minmax(0,1fr)]"
            >
              <dt className="font-display text-title-4 font-semibold text-spruce-900">{term}</dt>
              <dd className="max-w-prose leading-relaxed text-pretty text-ink-soft">{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function HowToClaim() {
  return (
    <section
      aria-labelledby="claim-heading"
      className="mt-section rounded-card bg-spruce-900 px-6 py-10 text-spruce-100 on-dark tablet:px-12 tablet:py-12"
    >
      <h2 id="claim-heading" className="text-title-2 text-white">
        How to hold me to it
      </h2>
      <p className="mt-4 max-w-2xl text-lede text-pretty">
        Text or email me your booking reference and what happened as soon as you notice, with a
        picture if you can. I’ll tell you what I’ll do and by when.
      </p>
      <a
        href={smsLink(shop().phone.e164)}
        className={buttonClass('secondary', 'medium', 'mt-7 border-transparent')}
      >
        <Icon shapes={MessageSquare} />
        {`Text ${shop().phone.display}`}
      </a>
    </section>
  );
}
