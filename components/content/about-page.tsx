import { Fragment } from 'react';
import { Mail, MessageSquare } from 'lucide';
import { ExternalLink, Link, TextLink } from '@/components/ui/link';
import { HostPortrait } from '@/components/home/host-portrait';
import { portraitProps } from '@/components/home/portrait-props';
import { SectionHeading } from '@/components/home/section-heading';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RidgeLine } from '@/components/ui/ridge-line';
import type { PostSummary } from '@/lib/domain/catalog/post';
import { plural } from '@/lib/copy/format';
import { fillFields, shopValues } from '@/lib/shop/page-fields';
import { paths } from '@/lib/http/paths';
import { mailtoLink, smsLink } from '@/lib/domain/messaging/contact-links';
import { helloText, notesTitle, shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';
import { Markdown } from './markdown';
import { PostCard } from './post-card';

const STEPS = [
  {
    title: 'I stay a night first',
    text: 'Not a noon walk-through with the owner at my elbow. A whole night: supper, a shower, the dishes. You learn a house at eleven, when the ice maker drops.',
  },
  {
    title: 'I count the beds',
    text: 'Room by room, and that’s what the page says. A sofa bed is called a sofa bed. If nine can sleep but only six can eat, you’ll read that too.',
  },
  {
    title: 'I drive the road in the rain',
    text: 'Steep, gravel, one lane, no signal: it all goes on the page, with the elevation. Come January, those are the facts that matter.',
  },
  {
    title: 'I turn everything on',
    text: 'Every tap, burner, lamp and jet. I fill the tub while the washer runs. Then I sit in the hot tub, in the interest of science.',
  },
  {
    title: 'I settle on a price with the owner',
    text: 'Everything’s in the total you see. Nothing turns up later.',
  },
  {
    title: 'I go back',
    text: 'At least once a year, and anytime two guests in a row mention the same thing. Cabins that slip come off the site until they’re right.',
  },
] as const;

/** `slugs`: of the live cabins, because two that the text names may be taken off the list. */
type Props = { slugs: readonly string[]; posts: readonly PostSummary[] };
type StoryProps = Pick<Props, 'slugs'>;

const PORCH = 'papaws-porch';
const CREEK = 'trout-lily-cottage';

function countText(count: number): string {
  if (count === 0) return 'My first cabins are';
  return `I’ve got ${count} ${plural(count, 'cabin', 'cabins')}`;
}

export function AboutPage({ slugs, posts }: Props) {
  const isBuiltIn = shop().isExample && shopFacts().story === '';
  return (
    <>
      <Story slugs={slugs} isBuiltIn={isBuiltIn} />
      {isBuiltIn && (
        <>
          <HowIChoose />
          <Refusals slugs={slugs} />
        </>
      )}
      {posts.length > 0 && <FromTheBlog posts={posts} />}
      <Contact />
    </>
  );
}

function Story({ slugs, isBuiltIn }: StoryProps & { isBuiltIn: boolean }) {
  return (
    <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-16 gap-y-6 px-4 pt-8 pb-section tablet:px-8 tablet:pt-14 laptop:grid-cols-[minmax(0,1fr)_min(25rem,42%)] laptop:grid-rows-[auto_1fr] desktop:gap-x-24">
      <div>
        <p className="mb-3 eyebrow text-ember-700">Your host</p>
        <h1 className="text-title-1 text-spruce-900">{shopFacts().storyHeading || helloText()}</h1>
      </div>
      <div className="laptop:col-start-2 laptop:row-span-2 laptop:row-start-1">
        <HostPortrait isFirst {...portraitProps()} />
      </div>
      <div className="max-w-prose space-y-5 text-lede text-pretty text-ink-soft">
        {isBuiltIn ? (
          <BuiltInStory slugs={slugs} />
        ) : (
          <Markdown>{fillFields(shopFacts().story, shopValues())}</Markdown>
        )}
      </div>
    </div>
  );
}

function BuiltInStory({ slugs }: StoryProps) {
  return (
    <>
      <p>
        My grandfather built a forty-foot porch east of Sevierville in 1962 and sat on it every
        evening after. I learned most of what I know about hospitality on the left end of that
        swing: leave the light on, say which step is loose, and never let anybody drive home hungry.
        {slugs.includes(PORCH) && (
          <>
            {' '}
            You can <TextLink href={paths.cabin(PORCH)}>stay there now</TextLink>.
          </>
        )}
      </p>
      <p>
        In 2020, friends started asking me which cabins around here were really as good as their
        pictures. So I went and looked, and said what I found, steep driveways and all. More people
        listened than I have cousins.{' '}
        {shop().claims.followers && shop().social.length > 0 && <Followers />}
      </p>
      <p>
        {`${countText(slugs.length)} in Gatlinburg, Pigeon Forge, Sevierville and Wears Valley. I could have a lot more. But if I wouldn’t bring my own family back, it isn’t here, and my mother is particular.`}
      </p>
    </>
  );
}

/** Shows the follower count only when there are profiles to check it against. */
function Followers() {
  const { claims, social } = shop();
  return (
    <>
      {`Today ${claims.followers} ${claims.followersOf} follow along`}
      {social.map(({ network, label, url }, index) => (
        <Fragment key={network}>
          {index === 0 ? ' on ' : index === social.length - 1 ? ' and ' : ', '}
          <ExternalLink href={url} className="link">
            {label}
          </ExternalLink>
        </Fragment>
      ))}
      , and I still go and look.
    </>
  );
}

function HowIChoose() {
  return (
    <section aria-labelledby="how-heading" className="on-dark">
      <RidgeLine className="text-spruce-900" />
      <div className="bg-spruce-900 pt-12 pb-section text-spruce-100">
        <div className="mx-auto max-w-7xl px-4 tablet:px-8">
          {shop().claims.handpicked && (
            <p className="mb-3 eyebrow text-dawn-300">{shop().claims.handpicked}</p>
          )}
          <h2 id="how-heading" className="max-w-2xl text-title-2 text-white">
            How a cabin makes it onto this site
          </h2>
          <ol className="mt-10 grid gap-x-12 gap-y-10 mobile:grid-cols-2 laptop:grid-cols-3">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="border-t border-spruce-600 pt-5">
                <span aria-hidden className="font-display text-title-2 text-dawn-300">
                  {index + 1}
                </span>
                <h3 className="mt-2 text-title-3 text-white">{title}</h3>
                <p className="mt-2.5 leading-relaxed text-pretty">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Staff({ slugs }: StoryProps) {
  return (
    <div>
      <SectionHeading id="dogs-heading" eyebrow="The staff" heading="Biscuit, Waylon and my mother">
        <p>
          My two hounds inspected every dog-friendly cabin until they retired. Waylon once lay down
          in the creek at{' '}
          {slugs.includes(CREEK) ? (
            <TextLink href={paths.cabin(CREEK)}>Trout Lily Cottage</TextLink>
          ) : (
            'Trout Lily Cottage'
          )}{' '}
          and wouldn’t get back in the truck, so we took the cabin. My mother inspects stairs,
          reading lamps and coffee. She’s turned down more houses than I have.
        </p>
        <p className="mt-4">
          Then there’s the small crew who clean, fix, split wood and know which key sticks. When you
          text at midnight because a breaker tripped, one of us answers.
        </p>
      </SectionHeading>
    </div>
  );
}

function Refusals({ slugs }: StoryProps) {
  return (
    <section
      aria-labelledby="dogs-heading"
      className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-section tablet:px-8 laptop:grid-cols-2"
    >
      <Staff slugs={slugs} />
      <div>
        <SectionHeading id="refusals-heading" eyebrow="Straight talk" heading="What I won’t do">
          <ul className="space-y-3">
            {[
              'Add a fee after you’ve seen the total.',
              'Tell you a place is ten minutes away when it’s twenty-five.',
              'Fake a countdown. If I say three nights are left, you can count them on the calendar.',
              'Sell or share your phone number. Ever.',
              'List a cabin before I’ve stayed a night in it.',
            ].map((line) => (
              <li key={line} className="flex gap-3">
                <span aria-hidden className="mt-2.5 h-0.5 w-4 shrink-0 rounded-full bg-ember-600" />
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            For the full version, with what you get if I fall short, see{' '}
            <TextLink href={paths.promise}>{shop().claims.promise}</TextLink>.
          </p>
        </SectionHeading>
      </div>
    </section>
  );
}

function FromTheBlog({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="notes-heading" className="bg-paper-deep py-section">
      <div className="mx-auto max-w-7xl px-4 tablet:px-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <SectionHeading id="notes-heading" eyebrow="From the blog" heading={notesTitle()} />
          <Link href={paths.blog} className="inline-flex min-h-11 items-center link">
            All posts
          </Link>
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-12 mobile:grid-cols-2 laptop:grid-cols-3">
          {posts.map((post) => (
            <li key={post.slug} className="mobile:max-laptop:last:odd:hidden">
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Contact() {
  return (
    <section
      aria-labelledby="talk-heading"
      className="mx-auto max-w-7xl px-4 pt-section pb-40 text-center tablet:px-8"
    >
      <h2 id="talk-heading" className="text-title-2 text-spruce-900">
        Ask me anything
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-lede text-pretty text-ink-soft">
        {shop().isExample
          ? 'Which way a porch faces, whether your car will make the hill, what to do on the third rainy day. Anytime.'
          : 'About a cabin, how to get there, or what to do on the third rainy day.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={smsLink(shop().phone.e164)} className={buttonClass('primary')}>
          <Icon shapes={MessageSquare} />
          {`Text ${shop().phone.display}`}
        </a>
        <a href={mailtoLink(shop().email)} className={buttonClass('secondary')}>
          <Icon shapes={Mail} />
          Email me
        </a>
        <ButtonLink href={paths.cabins()} prefetch={false} variant="quiet">
          Browse my cabins
        </ButtonLink>
      </div>
      <p className="mx-auto mt-10 max-w-xl text-ink-soft">
        Own a cabin worth bragging about?{' '}
        {shop().isExample && (
          <>
            See <TextLink href={paths.foundersPricing}>what it costs to list with me</TextLink>,
            or{' '}
          </>
        )}
        <TextLink href={paths.signUp}>
          {shop().isExample ? 'apply to list your cabin' : 'Apply to list your cabin'}
        </TextLink>
        .
      </p>
    </section>
  );
}
