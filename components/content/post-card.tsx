import { joinClasses } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { topicLabel, type PostEvent, type PostSummary } from '@/lib/domain/catalog/post';
import { formatDateRange, formatFullDate } from '@/lib/copy/format';
import { postPath } from '@/lib/http/paths';
import { pictureColor } from '@/lib/pictures/placeholder-color';

type CardProps = { post: PostSummary; headingLevel?: 2 | 3 };

type PictureProps = CardProps & { sizes: string; isFirst?: boolean };

function PostPicture({ post, sizes, isFirst }: PictureProps) {
  const { heroImageUrl: src, heroFocus: focus } = post;
  return (
    <span className="block poster transition-[box-shadow] duration-300 group-hover:shadow-lift">
      <Picture
        src={src}
        alt=""
        width={1200}
        height={800}
        sizes={sizes}
        isFirst={isFirst}
        focus={focus}
        className="aspect-3/2 w-full object-cover"
        color={pictureColor(src)}
      />
    </span>
  );
}

/** "December 4, 2026", or "Dec 4 – 6, 2026". */
export const formatEventDays = ({ from, to }: Pick<PostEvent, 'from' | 'to'>): string =>
  from === to ? formatFullDate(from) : formatDateRange({ checkIn: from, checkOut: to });

function PostFacts({ post }: { post: PostSummary }) {
  if (post.event) {
    return (
      <p className="mt-3 text-sm text-ink-soft">
        <time dateTime={post.event.from}>{formatEventDays(post.event)}</time>
        {` · ${post.event.place}`}
      </p>
    );
  }
  return (
    <p className="mt-3 text-sm text-ink-soft">
      <time dateTime={post.publishedOn}>{formatFullDate(post.publishedOn)}</time>
      {` · ${post.readingMinutes} min read`}
    </p>
  );
}

function Topic({ post }: { post: PostSummary }) {
  const [topic] = post.topics;
  if (!topic || post.event) return null;
  return <p className="eyebrow text-ember-700">{topicLabel(topic)}</p>;
}

/** The whole card follows the link of its title. */
function TitleLink({ post }: { post: PostSummary }) {
  return (
    <Link
      href={postPath(post)}
      className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
    >
      {post.title}
    </Link>
  );
}

export function PostCard({ post, headingLevel = 3, isAlone }: CardProps & { isAlone?: boolean }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={joinClasses(
        'group relative',
        isAlone && 'items-center gap-x-10 mobile:grid mobile:grid-cols-[minmax(0,24rem)_1fr]',
      )}
    >
      <PostPicture post={post} sizes="(min-width: 64rem) 390px, (min-width: 40rem) 45vw, 92vw" />
      <div className={joinClasses('px-1 pt-4', isAlone && 'max-w-prose')}>
        <Topic post={post} />
        <Heading className="mt-1.5 text-title-3 text-spruce-900">
          <TitleLink post={post} />
        </Heading>
        <p className="mt-2 leading-relaxed text-pretty text-ink-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}

/** The newest article, at the head of the list. */
export function LeadPost({ post }: { post: PostSummary }) {
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-6 laptop:grid-cols-[1.45fr_1fr]">
      <PostPicture post={post} sizes="(min-width: 64rem) 720px, 92vw" isFirst />
      <div className="px-1">
        <p className="eyebrow text-ember-700">The latest</p>
        <h2 className="mt-2 text-title-2 text-spruce-900">
          <TitleLink post={post} />
        </h2>
        <p className="mt-4 text-lede text-pretty text-ink-soft">{post.excerpt}</p>
        <PostFacts post={post} />
      </div>
    </article>
  );
}
