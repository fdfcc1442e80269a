import { Fragment } from 'react';
import { Link, TextLink } from '@/components/ui/link';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { PosterPage } from '@/components/ui/page/poster-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { topicLabel, type Post, type PostEvent, type PostSummary } from '@/lib/domain/catalog/post';
import type { CalendarDate } from '@/lib/domain/values/calendar-date';
import { formatFullDate } from '@/lib/copy/format';
import { paths } from '@/lib/http/paths';
import { Initials } from '@/components/ui/host/initials';
import { Picture } from '@/components/ui/picture';
import { regionPhrase, shop } from '@/lib/shop/shop';
import { shopFacts } from '@/lib/shop/shop-facts';
import { listHeadings, Markdown } from './markdown';
import { PageOutline } from './page-outline';
import { formatEventDays, PostCard } from './post-card';

function AuthorNote({ author }: { author: string }) {
  return (
    <aside
      aria-label="About the author"
      className="mt-14 flex items-center gap-5 border-y border-line py-6"
    >
      {shop().initials ? (
        <Initials className="size-18 shrink-0 rounded-full text-title-3" />
      ) : (
        <Picture
          src="/images/host.webp"
          alt=""
          width={96}
          height={96}
          sizes="72px"
          widths={[96, 384]}
          className="size-18 shrink-0 rounded-full object-cover object-[50%_20%]"
        />
      )}
      <p className="leading-relaxed text-pretty text-ink-soft">
        <b className="font-display text-title-4 text-spruce-900">{author}</b>
        <br />
        {shopFacts().story || !shop().isExample
          ? 'Writing here, and answering texts about the cabins. '
          : `I’ve been picking cabins in ${regionPhrase()} since 2020, and I answer the texts about them. `}
        <TextLink href={paths.about}>{`More about ${author}`}</TextLink>
      </p>
    </aside>
  );
}

type Props = {
  post: Post;
  related: readonly PostSummary[];
  cabins: readonly CabinSummary[];
  /** Set for events, so that a past one says so. */
  today?: CalendarDate;
};

export function PostPage({ post, related, cabins, today }: Props) {
  const { event } = post;
  return (
    <PosterPage
      eyebrow={event ? event.place : <TopicLinks post={post} />}
      heading={post.title}
      imageUrl={post.heroImageUrl}
      {...(post.heroAlt && { alt: post.heroAlt })}
      {...(post.heroFocus && { focus: post.heroFocus })}
    >
      <Breadcrumbs
        className="-mt-3 mb-3 tablet:-mt-6"
        above={[
          { href: paths.home, label: 'Home' },
          event ? { href: paths.events, label: 'Events' } : { href: paths.blog, label: 'Blog' },
        ]}
        current={post.title}
      />
      <article>
        <Opening post={post} today={today} />
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 laptop:mt-16 laptop:grid-cols-[16rem_minmax(0,42rem)] desktop:gap-x-24">
          <PageOutline entries={listHeadings(post.bodyMarkdown)} heading="In this post" />
          <div>
            <Markdown hasDropCap>{post.bodyMarkdown}</Markdown>
            {!event && <AuthorNote author={post.author} />}
          </div>
        </div>
      </article>
      {cabins.length > 0 && (
        <section aria-labelledby="related-cabins" className="mt-section">
          <h2 id="related-cabins" className="mb-6 text-title-2 text-spruce-900">
            Where to stay for it
          </h2>
          <CabinGrid cabins={cabins} headingLevel={3} />
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-posts" className="mt-section">
          <h2 id="related-posts" className="mb-6 text-title-2 text-spruce-900">
            {event ? 'Also coming up' : 'Read next'}
          </h2>
          <ul className="grid gap-x-8 gap-y-12 mobile:grid-cols-2 laptop:grid-cols-3">
            {related.map((other) => (
              <li key={other.slug} className="mobile:max-laptop:last:odd:hidden">
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PosterPage>
  );
}

function TopicLinks({ post }: { post: Post }) {
  return post.topics.map((topic, i) => (
    <Fragment key={topic}>
      {i > 0 && ' · '}
      <Link
        href={`${paths.blog}#${topic}`}
        className="inline-flex min-h-8 items-center underline-offset-4 on-dark hover:underline"
      >
        {topicLabel(topic)}
      </Link>
    </Fragment>
  ));
}

function Opening({ post, today }: Pick<Props, 'post' | 'today'>) {
  return (
    <div className="max-w-3xl">
      <p className="text-lede text-pretty text-ink-soft">{post.excerpt}</p>
      {post.event ? <EventFacts event={post.event} today={today} /> : <Byline post={post} />}
    </div>
  );
}

function Byline({ post }: { post: Post }) {
  const { author, publishedOn, updatedOn, readingMinutes } = post;
  return (
    <p className="mt-6 text-sm leading-relaxed text-ink-soft">
      By{' '}
      <Link href={paths.about} rel="author" className="link">
        {author}
      </Link>
      {' · '}
      <time dateTime={publishedOn}>{formatFullDate(publishedOn)}</time>
      {updatedOn > publishedOn && (
        <>
          {' · Updated '}
          <time dateTime={updatedOn}>{formatFullDate(updatedOn)}</time>
        </>
      )}
      {` · ${readingMinutes} min read`}
    </p>
  );
}

function EventFacts({ event, today }: { event: PostEvent; today?: CalendarDate }) {
  const facts = [
    [
      'When',
      <time key="when" dateTime={event.from}>
        {formatEventDays(event)}
      </time>,
    ],
    ['Where', event.place],
  ] as const;
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4 border-t border-line pt-5">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt className="eyebrow text-ink-soft">{name}</dt>
            <dd className="mt-1 font-semibold text-pretty text-spruce-900">{fact}</dd>
          </div>
        ))}
      </dl>
      {today !== undefined && event.to < today && (
        <p className="mt-5 text-ink-soft">This event is over.</p>
      )}
      {event.url && (
        <p className="mt-5">
          <a href={event.url} rel="noopener" className="link">
            {`More about it at ${new URL(event.url).hostname.replace(/^www\./, '')}`}
          </a>
        </p>
      )}
    </>
  );
}
