import { TextDecoder } from 'node:util';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewsView } from '@/components/host/reviews/reviews-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { HostReview, HostReviews } from '@/lib/schemas/host/reviews';

const ID = '11111111-1111-4111-8111-111111111111';
const review: HostReview = {
  id: ID,
  cabin: 'Fern Hollow',
  slug: 'fern-hollow',
  rating: 4,
  origin: 'stay',
  source: null,
  answer: null,
  author: 'June',
  body: 'Quiet nights.',
  stayedOn: calendarDate('2026-11-02'),
  state: 'new',
  reason: null,
  sentAt: '2026-11-10T10:00:00Z',
  reference: 'MM-2345',
  publishAt: '2999-01-01T10:00:00Z',
  subjects: { value: 3 },
  photos: [],
};
const list: HostReviews = {
  reviews: [review],
  found: 1,
  counts: { all: 1, new: 1, unanswered: 1, published: 0, hidden: 0 },
  cabins: [{ slug: 'fern-hollow', title: 'Fern Hollow' }],
  imports: [],
};

function setUp(changes: Partial<HostReviews> = {}) {
  const done = () => Promise.resolve({ ok: true as const, data: null as never });
  const actions = {
    changeReview: jest.fn(done),
    answerReview: jest.fn(done),
    undoImport: jest.fn(done),
    deleteReview: jest.fn(done),
    previewImport: jest.fn(done),
    importReviews: jest.fn(done),
  };
  const view = (shown: HostReviews) => (
    <ReviewsView list={shown} place={{ filter: 'all', slug: null, page: 1 }} actions={actions} />
  );
  const { rerender } = render(view({ ...list, ...changes }));
  return { ...actions, showNone: () => rerender(view({ ...list, reviews: [], found: 0 })) };
}

test('publishes a new review, and takes that back', async () => {
  const { changeReview: change } = setUp();
  expect(screen.getByRole('link', { name: 'New 1' })).toHaveAttribute(
    'href',
    '/host/reviews?show=new',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish the review of June' }));
  expect(change).toHaveBeenLastCalledWith(ID, { state: 'published', reason: null, seen: 'new' });
  expect(await screen.findByText('The review of June is published.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(change).toHaveBeenLastCalledWith(ID, { state: 'new', reason: null, seen: 'published' });
});

test('what was done, and its way back, stay when the last review leaves the list', async () => {
  const { showNone } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Publish the review of June' }));
  showNone();
  expect(screen.getByText('The review of June is published.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('hides with a reason of the list, among which no poor rating is', async () => {
  const { changeReview: change } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  const reason = screen.getByLabelText('Reason');
  expect(within(reason).queryByText(/rating|stars|poor/i)).toBeNull();
  await userEvent.selectOptions(reason, 'Not about the stay');
  await userEvent.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(change).toHaveBeenLastCalledWith(ID, {
    state: 'hidden',
    reason: 'off_topic',
    seen: 'new',
  });
});

test('answers, knowing the answer that the page shows', async () => {
  const { answerReview: answer } = setUp({ reviews: [{ ...review, answer: 'Thanks' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Change the answer' }));
  await userEvent.type(screen.getByLabelText('Your answer'), ', June!');
  await userEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
  expect(answer).toHaveBeenLastCalledWith(ID, { answer: 'Thanks, June!', seen: 'Thanks' });
});

/** The File of the tests' browser has no text(). */
// Browsers have one; the test's window does not.
Object.assign(globalThis, { TextDecoder });

const choose = (text: string) => {
  const file = new File([text], 'reviews.csv', { type: 'text/csv' });
  const bytes = new Uint8Array(Buffer.from(text));
  const withBytes = Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
  return userEvent.upload(screen.getByLabelText('File'), withBytes);
};
const HEAD = 'cabin,stars,name,stayed,words';

test('a file is only taken in after it was shown, and not with a problem in a line', async () => {
  const { previewImport: preview, importReviews: takeIn } = setUp();
  await userEvent.type(screen.getByLabelText('Platform they’re from'), 'Airbnb');
  await choose(`${HEAD}\nfern,5,Ann,May 2025,Fine\nfern,6,Bob,May 2025,Fine`);
  preview.mockResolvedValue({ ok: true, data: { problems: [], cabins: [] } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText(/^Line 3: Stars go from 1 to 5/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();

  await choose(`${HEAD}\nfern,5,Ann,May 2025,Fine`);
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText(/^fern: 5 of 5 by Ann, May 2025/)).toBeVisible();
  expect(takeIn).not.toHaveBeenCalled();
  takeIn.mockResolvedValue({ ok: true, data: { id: ID, reviews: 1 } as never });
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 review' }));
  expect(takeIn.mock.lastCall?.[0 as never]).toMatchObject({
    source: 'Airbnb',
    rows: [{ line: 2 }],
  });
  expect(await screen.findByText(/^1 review from Airbnb imported/)).toBeVisible();
});

test('where day and month could be each other, one question is asked for the whole file', async () => {
  const { previewImport: preview } = setUp();
  preview.mockResolvedValue({ ok: true, data: { problems: [], cabins: [] } as never });
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  const question = () =>
    screen.queryByRole('group', { name: 'Are these dates month/day or day/month?' });
  await userEvent.type(screen.getByLabelText('Platform they’re from'), 'Airbnb');
  await choose(`${HEAD}\nfern,5,Ann,5/4/2025,Fine\nfern,4,Bob,6/7/2025,Fine`);
  expect(question()).toBeNull();
  await check();
  expect(question()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Choose one above, then check the file again.',
  );
  await check();
  expect(preview).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('radio', { name: /^5\/4\/2025 is .*Apr/ }));
  expect(screen.queryByRole('alert')).toBeNull();
  await check();
  expect(preview.mock.lastCall?.[0 as never]).toMatchObject({
    rows: [{ stayedOn: '2025-04-05' }, { stayedOn: '2025-07-06' }],
  });
  await userEvent.click(screen.getByRole('radio', { name: /^5\/4\/2025 is .*May/ }));
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await check();
  expect(preview.mock.lastCall?.[0 as never]).toMatchObject({
    rows: [{ stayedOn: '2025-05-04' }, { stayedOn: '2025-06-07' }],
  });

  await choose(`${HEAD}\nfern,5,Ann,5/4/2025,Fine\nfern,4,Bob,13/7/2025,Fine`);
  expect(question()).toBeNull();
  await check();
  expect(question()).toBeNull();
  expect(preview.mock.lastCall?.[0 as never]).toMatchObject({
    rows: [{ stayedOn: '2025-04-05' }, { stayedOn: '2025-07-13' }],
  });
});

test('says what is missing in a file, and that there are no reviews yet', async () => {
  setUp({ reviews: [], found: 0, counts: { ...list.counts, all: 0 } });
  expect(screen.getByText(/^No reviews yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Name the platform they come from.');
  await userEvent.type(screen.getByLabelText('Platform they’re from'), 'Airbnb');
  await choose('stars,name\n5,Ann');
  await userEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Missing: cabin, stayed, words.');
});
