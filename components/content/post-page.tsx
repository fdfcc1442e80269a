import { Link, TextLink } from '@/components/ui/link';
import { CabinGrid } from '@/components/cabin-card/cabin-grid';
import { PosterPage } from '@/components/ui/poster-page';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { topicLabel, type Post, type PostSummary } from '@/lib/domain/catalog/post';
import { formatFullDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Initials } from '@/components/ui/initials';
import { Picture } from '@/components/ui/picture';
import { regionPhrase, site } from '@/lib/site';
import { siteFacts } from '@/lib/site-facts';
import { listHeadings, Markdown } from './markdown';
import { PageOutline } from './page-outline';
import { PostCard } from './post-card';

function AuthorNote({ author }: { author: string }) {
  return (
    <aside
      aria-label="About the author"
      className="mt-14 flex items-center gap-5 border-y border-line py-6"
    >
      {site.initials ? (
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
        {siteFacts.story
          ? 'Writing here, and answering texts about the cabins. '
          : `Choosing cabins in ${regionPhrase()} since 2020, and answering texts about them. `}
        <TextLink href={paths.about}>{`More about ${author}`}</TextLink>
      </p>
    </aside>
  );
}

type Props = {
  post: Post;
  related: readonly PostSummary[];
  cabins: readonly CabinSummary[];
};

export function PostPage({ post, related, cabins }: Props) {
  return (
    <PosterPage
      eyebrow={<TopicLinks post={post} />}
      heading={post.title}
      imageUrl={post.heroImageUrl}
    >
      <Breadcrumbs
        className="-mt-3 mb-3 tablet:-mt-6"
        above={[
          { href: paths.home, label: 'Home' },
          { href: paths.blog, label: 'Blog' },
        ]}
        current={post.title}
      />
      <article>
        <Opening post={post} />
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 laptop:mt-16 laptop:grid-cols-[16rem_minmax(0,42rem)] desktop:gap-x-24">
          <PageOutline entries={listHeadings(post.bodyMarkdown)} heading="In this note" />
          <div>
            <Markdown hasDropCap>{post.bodyMarkdown}</Markdown>
            <AuthorNote author={post.author} />
          </div>
        </div>
      </article>
      {cabins.length > 0 && (
        <section aria-labelledby="related-cabins" className="mt-section">
          <h2 id="related-cabins" className="mb-6 text-title-2 text-spruce-900">
            Where to stay for this
          </h2>
          <CabinGrid
            cabins={cabins}
            headingLevel={3}
            more={{ href: paths.cabins(), label: 'See all cabins' }}
          />
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related-posts" className="mt-section">
          <h2 id="related-posts" className="mb-6 text-title-2 text-spruce-900">
            Read next
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
  return post.topics.map((topic) => (
    <Link
      key={topic}
      href={`${paths.blog}#${topic}`}
      className="mx-2 inline-flex min-h-8 items-center underline-offset-4 on-dark hover:underline"
    >
      {topicLabel(topic)}
    </Link>
  ));
}

function Opening({ post }: { post: Post }) {
  return (
    <div className="max-w-3xl">
      <p className="text-lede text-pretty text-ink-soft">{post.excerpt}</p>
      <Byline post={post} />
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
