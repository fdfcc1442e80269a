import Link from 'next/link';
import { POST_KIND_NAMES, POST_STATE_NAMES } from './post-copy';
import { PostStateBadge } from './post-state';
import styles from './cabins-view.module.css';
import { Scene } from './scene';
import { formatFullInstant } from './time';
import { formatEventDays } from '@/components/content/post-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { POST_KINDS } from '@/lib/domain/catalog/post';
import { plural } from '@/lib/format';
import { site } from '@/lib/site';
import {
  POST_STATES,
  POSTS_PER_PAGE,
  type HostPosts,
  type PostSearch,
} from '@/lib/schemas/host/posts';

type Props = { list: HostPosts; search: PostSearch };
type ListedPost = HostPosts['posts'][number];

const PATH = '/host/posts';

function pathOf({ text, kind, state, page }: PostSearch): string {
  const query = new URLSearchParams();
  if (text) query.set('text', text);
  if (kind) query.set('kind', kind);
  if (state) query.set('state', state);
  if (page > 1) query.set('page', String(page));
  const asked = query.toString();
  return asked === '' ? PATH : `${PATH}?${asked}`;
}

export function PostsView({ list, search }: Props) {
  const { total, posts } = list;
  const isFiltered = Boolean(search.text ?? search.kind ?? search.state);
  return (
    <>
      <div className="host-bar">
        <h1>Journal</h1>
        <p>
          {total} {plural(total, 'article or event', 'articles and events')}
        </p>
        <ButtonLink href="/host/posts/new" size="small">
          Write something new
        </ButtonLink>
      </div>
      <SearchForm list={list} search={search} />
      {posts.length === 0 ? (
        <section className="host-card">
          <Scene imageUrl="/images/guide/saved.webp">
            <p>
              {isFiltered
                ? 'Nothing fits. Clear a field to see more.'
                : 'Nothing is written yet. A title is enough to begin.'}
            </p>
          </Scene>
        </section>
      ) : (
        <div className={`host-card ${styles.list}`}>
          <ul>
            {posts.map((post) => (
              <PostItem key={post.id} post={post} />
            ))}
          </ul>
        </div>
      )}
      <Pages total={total} search={search} />
    </>
  );
}

const TIMES: Record<ListedPost['state'], (post: ListedPost) => string> = {
  draft: ({ updatedAt }) => `Changed ${formatFullInstant(updatedAt)}`,
  scheduled: ({ publishedAt }) => `From ${formatFullInstant(publishedAt ?? '')} on`,
  published: ({ publishedAt }) => `Since ${formatFullInstant(publishedAt ?? '')}`,
};

/** The drawings that came with the site are of the Smokies: a shop elsewhere does not show their articles. */
const isHidden = ({ picture }: ListedPost) =>
  !site.showsSmokies && picture !== null && picture.startsWith('/images/blog/');

function PostItem({ post }: { post: ListedPost }) {
  const { slug, title, kind, state, picture, eventFrom, eventTo } = post;
  return (
    <li>
      {picture === null ? (
        <span className={styles.blank} />
      ) : (
        <Picture src={picture} alt="" width={72} height={48} fileWidth={384} />
      )}
      <div className={styles.name}>
        <Link href={`${PATH}/${slug}`} prefetch={false}>
          {title}
        </Link>{' '}
        <PostStateBadge state={state} />
        <p>{POST_KIND_NAMES[kind]}</p>
      </div>
      <div className={styles.facts}>
        <span>{TIMES[state](post)}</span>
        {eventFrom && eventTo && <span>{formatEventDays({ from: eventFrom, to: eventTo })}</span>}
        {isHidden(post) && <span>Not shown: it is about the Smokies, by its picture</span>}
      </div>
    </li>
  );
}

function SearchForm({ list: { counts }, search }: Props) {
  return (
    <form role="search" aria-label="Journal" className="host-bar">
      <label className="host-search">
        Find
        <input
          type="search"
          name="text"
          maxLength={80}
          placeholder="Title or address"
          defaultValue={search.text}
        />
      </label>
      <label>
        Kind
        <select name="kind" defaultValue={search.kind ?? ''}>
          <option value="">All</option>
          {POST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {POST_KIND_NAMES[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select name="state" defaultValue={search.state ?? ''}>
          <option value="">All</option>
          {POST_STATES.map((state) => (
            <option key={state} value={state}>
              {POST_STATE_NAMES[state]} ({counts[state] ?? 0})
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="secondary" size="small">
        Find
      </Button>
    </form>
  );
}

function Pages({ total, search }: { total: number; search: PostSearch }) {
  const last = Math.max(1, Math.ceil(total / POSTS_PER_PAGE));
  if (last === 1) return null;
  const { page } = search;
  return (
    <nav aria-label="Pages of the list" className={styles.pages}>
      {page > 1 && (
        <ButtonLink href={pathOf({ ...search, page: page - 1 })} variant="secondary">
          Back
        </ButtonLink>
      )}
      {page < last && (
        <ButtonLink href={pathOf({ ...search, page: page + 1 })} variant="secondary">
          More
        </ButtonLink>
      )}
    </nav>
  );
}
