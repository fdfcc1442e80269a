import { Check } from 'lucide';
import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/poster-page';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { earnOwner } from '@/lib/domain/pricing/owner-earnings';
import { formatWholeDollars } from '@/lib/format';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import { siteFacts } from '@/lib/site-facts';
import { CommissionCalculator } from './commission-calculator';

const { foundersPercent, standardPercent, foundersCabins } = siteFacts.owners;

const EXAMPLE_CENTS = 100_000;

const INCLUDED = [
  'A page of your own with every room, bed and rule, and pictures by room',
  'A walk-through video, filmed by me, where the cabin suits one',
  'Your calendar, your prices, your minimum stays',
  'Guests who see the whole total first, and so argue less later',
  'Texts and calls from guests, answered by us',
  'Taxes worked out on every booking, line by line',
] as const;

const NOT_CHARGED = [
  'Joining, leaving, or staying listed',
  'Photographs and film',
  'The cleaning fee: it goes to whoever cleans',
  'Pet fees and taxes',
  'Nights you use yourself, or let your sister use',
] as const;

const QUESTIONS = [
  {
    question: 'What is the percentage of?',
    answer:
      'Of what guests pay for the nights, after any discount. Not of the cleaning fee, the pet fee or the taxes. A discount you did not agree to is mine to carry.',
  },
  {
    question: 'How long does the founders’ rate last?',
    answer: `For as long as your cabin stays listed. It is for the first ${foundersCabins} cabins. After that the rate for new cabins is ${standardPercent}%.`,
  },
  {
    question: 'Do guests pay a fee on top?',
    answer:
      'No. There is no service fee here, which is much of the reason they book directly. What a guest pays is nights, cleaning, taxes, and the pet fee if there is a pet.',
  },
  {
    question: 'Must I leave the other platforms?',
    answer:
      'No. Many owners keep them for slow weeks. Calendars should not disagree, and we help with that.',
  },
  {
    question: 'When and how am I paid?',
    answer:
      'It stands in the agreement we both sign before the first guest, in one paragraph you can read aloud. Nothing here obliges you until then.',
  },
  {
    question: 'Will you take my cabin?',
    answer:
      'Perhaps. I stay a night and tell you honestly. Most cabins need something first, and I say what.',
  },
] as const;

export function FoundersPage() {
  return (
    <PosterPage
      eyebrow="For cabin owners"
      heading="Founders pricing"
      lede={`One number, and it is ${foundersPercent}%. That is what I keep of what guests pay for the nights at your cabin, for the first ${foundersCabins} cabins, for as long as they stay listed. The rest is yours.`}
      imageUrl="/images/guide/founders-pricing.webp"
    >
      <div className="mb-10 flex flex-wrap gap-3">
        <ButtonLink href={paths.signUp} prefetch={false} variant="accent">
          Apply to List Your Cabin
        </ButtonLink>
        <a href="#calculator" className="inline-flex min-h-12 items-center px-2 link">
          Do the sums
        </a>
      </div>
      <Rates />
      <section
        id="calculator"
        aria-labelledby="calculator-heading"
        className="mt-section scroll-mt-28 rounded-card border border-line bg-surface p-[min(1.5rem,24px)] shadow-card tablet:p-10"
      >
        <h2 id="calculator-heading" className="text-title-2 text-spruce-900">
          What it comes to in a year
        </h2>
        <p className="mt-3 mb-8 max-w-prose leading-relaxed text-pretty text-ink-soft">
          The numbers below are only an example. Platforms differ, each has several plans and all of
          them change, so I will not tell you what yours keeps: take it from your last statement and
          put it in.
        </p>
        <CommissionCalculator percent={foundersPercent} />
      </section>
      <Questions />
    </PosterPage>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-5 space-y-3">
      {items.map((item) => (
        <li key={item} className="flex gap-3 leading-relaxed text-pretty">
          <Icon shapes={Check} className="mt-1 size-4 shrink-0 text-ember-600" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Rates() {
  const { feeCents, keptCents } = earnOwner(EXAMPLE_CENTS, foundersPercent);
  return (
    <div className="mt-4 grid grid-cols-1 gap-6 laptop:grid-cols-3">
      <div className="flex flex-col rounded-card bg-spruce-900 p-8 text-spruce-100">
        <p className="eyebrow text-dawn-300">{`The first ${foundersCabins} cabins`}</p>
        <p className="mt-4 font-display text-[min(5.5rem,24vw)] leading-none font-semibold text-white">
          {`${foundersPercent}%`}
        </p>
        <p className="mt-4 text-pretty">
          {`of the nights, for as long as the cabin stays listed. Cabins that come later pay ${standardPercent}%.`}
        </p>
        <p className="mt-5 border-t border-spruce-600 pt-5 text-pretty">
          {`When guests pay ${formatWholeDollars(EXAMPLE_CENTS)} for their nights, ${formatWholeDollars(feeCents)} is mine and ${formatWholeDollars(keptCents)} is yours.`}
        </p>
      </div>
      <section
        aria-labelledby="included-heading"
        className="rounded-card bg-surface p-8 shadow-card"
      >
        <h2 id="included-heading" className="text-title-3 text-spruce-900">
          What it pays for
        </h2>
        <List items={INCLUDED} />
      </section>
      <section aria-labelledby="free-heading" className="rounded-card bg-surface p-8 shadow-card">
        <h2 id="free-heading" className="text-title-3 text-spruce-900">
          What I do not charge for
        </h2>
        <List items={NOT_CHARGED} />
      </section>
    </div>
  );
}

function Questions() {
  return (
    <section
      aria-labelledby="questions-heading"
      className="mt-section grid gap-x-16 gap-y-6 laptop:grid-cols-[18rem_1fr]"
    >
      <div>
        <h2 id="questions-heading" className="text-title-2 text-spruce-900">
          What owners ask
        </h2>
        <p className="mt-3 leading-relaxed text-pretty text-ink-soft">
          {site.claims.promise && (
            <>
              How guests are treated is in{' '}
              <TextLink href={paths.promise}>{site.claims.promise}</TextLink>.{' '}
            </>
          )}
          Who I am is on <TextLink href={paths.about}>the about page</TextLink>.
        </p>
      </div>
      <dl className="border-b border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="border-t border-line py-5">
            <dt className="font-display text-title-4 font-semibold text-spruce-900">{question}</dt>
            <dd className="mt-1.5 max-w-prose leading-relaxed text-pretty text-ink-soft">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
