import { Link, TextLink } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page/page-header';
import { PageShell } from '@/components/ui/page/page-shell';
import { Notice } from '@/components/ui/page/notice';
import { groupByTopic, type PostSummary } from '@/lib/domain/catalog/post';
import { paths } from '@/lib/http/paths';
import { notesTitle, shop } from '@/lib/shop/shop';
import { OwnEvents } from './own-events';
import { LeadPost, PostCard } from './post-card';

type Props = { posts: readonly PostSummary[] };
type PageProps = Props & {
  /** These, where no menu leads to them. */
  events?: readonly PostSummary[];
  guide?: Pick<PostSummary, 'title'> | null;
};

export function BlogPage({ posts, events = [], guide }: PageProps) {
  const [lead, ...others] = posts;
  return (
    <PageShell>
      <PageHeader
        eyebrow="The blog"
        heading={notesTitle()}
        lede={
          shop().isExample
            ? `What I tell guests when they text me: when to go, which road, what to bring, and where to be before breakfast. Tested on my own family.`
            : `When to go, which road, what to bring. Written by ${shop().host}.`
        }
      >
        <TopicLinks posts={posts} />
      </PageHeader>
      {lead ? (
        <>
          <LeadPost post={lead} />
          <ul className="mt-14 grid gap-x-8 gap-y-12 mobile:grid-cols-2 laptop:grid-cols-3">
            {others.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} headingLevel={2} />
              </li>
            ))}
          </ul>
          <p className="mt-12 text-pretty text-ink-soft">
            {`There’s a new post every month or so. Sign up for ${shop().letterName} below, or follow the `}
            <a href={paths.blogFeed} className="link">
              RSS feed
            </a>
            .
          </p>
          <TopicIndex posts={posts} />
        </>
      ) : (
        <Notice title="The first posts are on their way">
          <p>Check back soon, or text me anything.</p>
        </Notice>
      )}
      <OwnEvents events={events} className="mt-section" isLinked />
      {guide && (
        <p className="mt-section">
          <TextLink href={paths.visitorGuide}>{guide.title}</TextLink>
        </p>
      )}
    </PageShell>
  );
}

function TopicLinks({ posts }: Props) {
  const topics = groupByTopic(posts);
  if (topics.length === 0) return null;
  return (
    <nav aria-label="Topics" className="-mx-4 mt-6 tablet:mx-0">
      <ul className="filter-chips">
        {topics.map(({ slug, label }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong/60 bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-spruce-700 hover:bg-spruce-50 tablet:min-h-9"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Every article under each of its topics, as at the back of a book. */
function TopicIndex({ posts }: Props) {
  return (
    <section aria-labelledby="topics-heading" className="mt-section">
      <h2 id="topics-heading" className="sr-only">
        By topic
      </h2>
      <details className="border-t border-line pt-6">
        <summary className="chevron min-h-11 font-display text-title-3 font-semibold text-spruce-900">
          Every post by topic
        </summary>
        <div className="mt-6 gap-x-8 small:columns-2 laptop:columns-4">
          {groupByTopic(posts).map(({ slug, label, posts: entries }) => (
            <section
              key={slug}
              id={slug}
              aria-labelledby={`${slug}-heading`}
              className="mb-9 break-inside-avoid rounded-control target:bg-dawn-100 target:outline-8 target:outline-dawn-100"
            >
              <h3 id={`${slug}-heading`} className="font-sans eyebrow text-ember-700">
                {label}
              </h3>
              <ul className="mt-2">
                {entries.map((post) => (
                  <li key={post.slug}>
                    <Link
                      href={paths.blogPost(post.slug)}
                      className="block py-2.5 leading-snug font-medium underline-offset-4 hover:underline tablet:py-1.5"
                    >
                      {post.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}
