import Link from 'next/link';
import { toOption } from '@/components/host/copy/option';
import {
  FilterSelect,
  ListPages,
  ListPicture,
  SearchForm,
} from '@/components/host/shell/list-parts';
import { POST_KIND_NAMES, POST_STATE_NAMES } from '@/components/host/copy/post-copy';
import { PostStateBadge } from './post-state';
import styles from '@/components/host/cabins/cabins-view.module.css';
import { Scene } from '@/components/host/shell/scene';
import { formatFullInstant } from '@/components/host/copy/time';
import { formatEventDays } from '@/components/content/post-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { POST_KINDS } from '@/lib/domain/catalog/post';
import { plural } from '@/lib/copy/format';
import { shop } from '@/lib/shop/shop';
import {
  POST_STATES,
  POSTS_PER_PAGE,
  type HostPosts,
  type PostSearch,
} from '@/lib/schemas/host/posts';
import { withQuery } from '@/lib/http/with-query';

type Props = { list: HostPosts; search: PostSearch };
type ListedPost = HostPosts['posts'][number];

const PATH = '/host/posts';

const pathOf = ({ text, kind, state, page }: PostSearch): string =>
  withQuery(PATH, { text, kind, state, page: page > 1 ? page : null });

export function PostsView({ list, search }: Props) {
  const { total, posts } = list;
  const isFiltered = Boolean(search.text ?? search.kind ?? search.state);
  return (
    <>
      <div className="host-bar">
        <h1>Journal</h1>
        <p>
          {total} {plural(total, 'post', 'posts')}
        </p>
        <ButtonLink href="/host/posts/new" size="small">
          Write something new
        </ButtonLink>
      </div>
      <PostFilters list={list} search={search} />
      {posts.length === 0 ? (
        <section className="host-card">
          <Scene imageUrl="/images/guide/saved.webp">
            <p>
              {isFiltered
                ? 'Nothing matches. Clear a field to see more.'
                : 'Nothing here yet. A title is enough to start.'}
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
      <ListPages
        page={search.page}
        last={Math.ceil(total / POSTS_PER_PAGE)}
        pathOf={(page) => pathOf({ ...search, page })}
      />
    </>
  );
}

const TIMES: Record<ListedPost['state'], (post: ListedPost) => string> = {
  draft: ({ updatedAt }) => `Changed ${formatFullInstant(updatedAt)}`,
  scheduled: ({ publishedAt }) => `From ${formatFullInstant(publishedAt ?? '')} on`,
  published: ({ publishedAt }) => `Since ${formatFullInstant(publishedAt ?? '')}`,
};

/** The site's own drawings show the Smokies, so shops elsewhere hide the posts that use them. */
const isHidden = ({ picture }: ListedPost) =>
  !shop().showsSmokies && picture !== null && !picture.startsWith('/images/uploads/');

function PostItem({ post }: { post: ListedPost }) {
  const { slug, title, kind, state, picture, eventFrom, eventTo, usualWhen } = post;
  return (
    <li>
      <ListPicture src={picture} className={styles.picture} />
      <div className={styles.name}>
        <Link href={`${PATH}/${slug}`} prefetch={false}>
          {title}
        </Link>{' '}
        <PostStateBadge state={state} />
        <p>{POST_KIND_NAMES[kind]}</p>
      </div>
      <div className={styles.facts}>
        <span>{TIMES[state](post)}</span>
        {eventFrom && eventTo ? (
          <span>{formatEventDays({ from: eventFrom, to: eventTo })}</span>
        ) : (
          usualWhen && <span>{usualWhen}</span>
        )}
        {isHidden(post) && <span>Not shown, because its picture is of the Smokies</span>}
      </div>
    </li>
  );
}

function PostFilters({ list: { counts }, search }: Props) {
  return (
    <SearchForm
      label="Journal"
      name="text"
      maxLength={80}
      placeholder="Title or address"
      value={search.text}
    >
      <FilterSelect
        label="Kind"
        name="kind"
        chosen={search.kind}
        options={POST_KINDS.map((kind) => toOption(kind, POST_KIND_NAMES[kind]))}
      />
      <FilterSelect
        label="State"
        name="state"
        chosen={search.state}
        options={POST_STATES.map((state) =>
          toOption(state, `${POST_STATE_NAMES[state]} (${counts[state] ?? 0})`),
        )}
      />
      <Button type="submit" variant="secondary" size="small">
        Find
      </Button>
    </SearchForm>
  );
}
