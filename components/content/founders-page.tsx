import { Check } from 'lucide';
import { TextLink } from '@/components/ui/link';
import { PosterPage } from '@/components/ui/page/poster-page';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ownerEarnings } from '@/lib/domain/pricing/owner-earnings';
import { formatWholeDollars } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { shop } from '@/lib/shop/shop';
import { OWNER_RATES } from '@/lib/shop/shop-facts';
import { CommissionCalculator } from './commission-calculator';

const { foundersPercent, standardPercent, foundersCabins } = OWNER_RATES;

const EXAMPLE_CENTS = 100_000;

const INCLUDED = [
  'Your own page with every room, bed and rule, and pictures room by room',
  'A video walk-through filmed by me, where it suits the cabin',
  'Your calendar, your rates, your minimum stays',
  'Guests who know the full price up front',
  'I answer guest texts and calls',
  'Every tax itemized on every booking',
] as const;

const NOT_CHARGED = [
  'Joining, staying or leaving',
  'Photos and video',
  'The cleaning fee, which goes to whoever cleans',
  'Pet fees and taxes',
  'Nights you use yourself, or give your sister',
] as const;

const QUESTIONS = [
  {
    question: 'A percentage of what?',
    answer:
      'Of the nightly rates guests pay, after any discount. Not the cleaning fee, pet fee or taxes. If I run a sale you didn’t OK, I eat the difference.',
  },
  {
    question: 'How long does the founders’ rate last?',
    answer: `As long as your cabin stays listed. It’s for the first ${foundersCabins} cabins; after that, new cabins pay ${standardPercent}%.`,
  },
  {
    question: 'Do guests pay a fee on top?',
    answer: 'No. There’s no service fee, which is a big reason they book direct.',
  },
  {
    question: 'Do I have to leave other platforms?',
    answer:
      'No. Plenty of owners keep them for slow weeks. I’ll help you keep the calendars in sync.',
  },
  {
    question: 'When and how do I get paid?',
    answer:
      'It’s in the agreement we both sign before your first guest, in one paragraph you can read out loud. You’re not committed to anything until then.',
  },
  {
    question: 'Will you take my cabin?',
    answer:
      'Maybe. I’ll stay a night and tell you honestly. Most cabins need something first, and I’ll say what.',
  },
] as const;

export function FoundersPage() {
  return (
    <PosterPage
      eyebrow="For cabin owners"
      heading="Founders pricing"
      lede={`One number: ${foundersPercent}%. That’s my cut of your nightly rates. It’s for the first ${foundersCabins} cabins, as long as they stay listed. The rest is yours.`}
      imageUrl="/images/guide/founders-pricing.webp"
    >
      <div className="mb-10 flex flex-wrap gap-3">
        <ButtonLink href={paths.signUp} prefetch={false} variant="accent">
          Apply to List Your Cabin
        </ButtonLink>
        <a href="#calculator" className="inline-flex min-h-12 items-center link mobile:px-2">
          Run the numbers
        </a>
      </div>
      <Rates />
      <section
        id="calculator"
        aria-labelledby="calculator-heading"
        className="mt-section scroll-mt-28 rounded-card border border-line bg-surface p-[min(1.5rem,24px)] shadow-card tablet:p-10"
      >
        <h2 id="calculator-heading" className="text-title-2 text-spruce-900">
          Your year, by the numbers
        </h2>
        <p className="mt-3 mb-8 max-w-prose leading-relaxed text-pretty text-ink-soft">
          These numbers are just an example. Platforms differ and their plans change, so I won’t
          guess what yours keeps. Check your last statement and type it in.
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
  const { feeCents, keptCents } = ownerEarnings(EXAMPLE_CENTS, foundersPercent);
  return (
    <div className="mt-4 grid grid-cols-1 gap-6 laptop:grid-cols-3">
      <div className="flex flex-col rounded-card bg-spruce-900 p-8 text-spruce-100">
        <p className="eyebrow text-dawn-300">{`The first ${foundersCabins} cabins`}</p>
        <p className="mt-4 font-display text-[min(5.5rem,24vw)] leading-none font-semibold text-white">
          {`${foundersPercent}%`}
        </p>
        <p className="mt-4 text-pretty">
          {`of your nightly rates, as long as your cabin stays listed. Cabins that join later pay ${standardPercent}%.`}
        </p>
        <p className="mt-5 border-t border-spruce-600 pt-5 text-pretty">
          {`On ${formatWholeDollars(EXAMPLE_CENTS)} in bookings, you keep ${formatWholeDollars(keptCents)} and I keep ${formatWholeDollars(feeCents)}.`}
        </p>
      </div>
      <section
        aria-labelledby="included-heading"
        className="rounded-card bg-surface p-8 shadow-card"
      >
        <h2 id="included-heading" className="text-title-3 text-spruce-900">
          What you get
        </h2>
        <List items={INCLUDED} />
      </section>
      <section aria-labelledby="free-heading" className="rounded-card bg-surface p-8 shadow-card">
        <h2 id="free-heading" className="text-title-3 text-spruce-900">
          What I don’t charge for
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
          {shop().claims.promise && (
            <>
              For how I treat guests, read{' '}
              <TextLink href={paths.promise}>{shop().claims.promise}</TextLink>.{' '}
            </>
          )}
          For who I am, see <TextLink href={paths.about}>my story</TextLink>.
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
