import {
  countReadingMinutes,
  groupByTopic,
  isPostTopic,
  pickRelatedPosts,
  POST_TOPICS,
  topicLabel,
  type PostSummary,
  type PostTopic,
} from '@/lib/domain/catalog/post';

const post = (slug: string, topics: PostTopic[]) => ({ slug, topics }) as PostSummary;
const elk = post('elk', ['wildlife', 'seasons']);
const fall = post('fall', ['seasons', 'roads']);
const tags = post('tags', ['planning']);
const cove = post('cove', ['wildlife', 'seasons']);

test.each([
  [0, 1],
  [100, 1],
  [220, 1],
  [331, 2],
  [900, 4],
])('%d words take %d minutes', (words, minutes) => {
  expect(countReadingMinutes(words)).toBe(minutes);
});

test('related posts share most topics first, then keep the order given', () => {
  const related = pickRelatedPosts(elk, [tags, fall, elk, cove]);
  expect(related.map(({ slug }) => slug)).toEqual(['cove', 'fall', 'tags']);
  expect(pickRelatedPosts(elk, [tags, fall, elk, cove], 1)).toEqual([cove]);
  expect(pickRelatedPosts(elk, [elk])).toEqual([]);
});

test('a post stands under each of its topics, and empty topics are left out', () => {
  const groups = groupByTopic([elk, tags]);
  expect(groups.map(({ slug }) => slug)).toEqual(['planning', 'seasons', 'wildlife']);
  expect(groups.find(({ slug }) => slug === 'wildlife')?.posts).toEqual([elk]);
});

test('topics are known by slug and shown by label', () => {
  expect(
    POST_TOPICS.every(({ slug, label }) => isPostTopic(slug) && topicLabel(slug) === label),
  ).toBe(true);
  expect(isPostTopic('toString')).toBe(false);
});
