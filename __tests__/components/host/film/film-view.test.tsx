import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilmView } from '@/components/host/film/film-view';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import type { Film, HostFilm } from '@/lib/schemas/host/film/film';

const CABIN: HostFilm = {
  id: '10000000-0000-4000-8000-000000000001',
  slug: 'laurel-lantern',
  title: 'Laurel Lantern',
  live: true,
  videoUrl: '/video/tours/laurel-lantern.mp4',
  film: null,
  pictures: [
    ['/images/a.webp', 'The porch'],
    ['/images/b.webp', ''],
  ].map(([imageUrl = '', description = ''], n) => ({
    id: `20000000-0000-4000-8000-00000000000${n}`,
    imageUrl,
    description,
    roomType: 'deck',
    focusX: 50,
    focusY: 50,
    portrait: false,
    isCover: n === 1,
    kind: 'drawings',
    drawingUrl: null,
  })),
};
const FILM: Film = {
  posterUrl: '/images/elsewhere.webp',
  durationSeconds: 84.4,
  uploadedOn: calendarDate('2026-11-01'),
  chapters: [{ seconds: 12, title: 'Kitchen' }],
  transcript: 'A door opens.',
};
const save = jest.fn(() => Promise.resolve({ ok: true as const, data: {} }));
const remove = jest.fn(() => Promise.resolve({ ok: true as const, data: {} }));

function show(changes: Partial<HostFilm> = {}) {
  sessionStorage.clear();
  jest.clearAllMocks();
  render(
    <FilmView
      cabin={{ ...CABIN, ...changes }}
      today={calendarDate('2026-11-27')}
      actions={{ saveFilm: save, removeFilm: remove }}
    />,
  );
}

test.each([
  ['', 'This cabin has no film.'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', /plays in another site’s player/],
])('a cabin with the film %j gets no page, and is told why', (videoUrl, text) => {
  show({ videoUrl });
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'set it under Video' })).toHaveAttribute(
    'href',
    '/host/cabins/laurel-lantern#video',
  );
  expect(screen.queryByRole('button', { name: 'Save the page' })).toBeNull();
});

test('a new page takes its length from the film, its picture from the cabin, and parts where the film stands', async () => {
  show();
  const film = screen.getByLabelText<HTMLVideoElement>('The film');
  Object.defineProperty(film, 'duration', { value: 83.6 });
  fireEvent.loadedMetadata(film);
  expect(screen.getByLabelText('Length')).toHaveValue('1:23');
  expect(screen.getByLabelText('First picture')).toHaveDisplayValue('Picture 2');
  await userEvent.selectOptions(screen.getByLabelText('First picture'), 'The porch');
  expect(film).toHaveAttribute('poster', '/images/a.webp');
  film.currentTime = 12.7;
  await userEvent.click(screen.getByRole('button', { name: /Add a chapter/ }));
  const parts = screen.getByLabelText('Chapters');
  expect(parts).toHaveFocus();
  await userEvent.type(parts, 'Kitchen');
  await userEvent.click(screen.getByRole('button', { name: 'Save the page' }));
  expect(save).toHaveBeenCalledWith(
    CABIN.id,
    {
      posterUrl: '/images/a.webp',
      length: '1:23',
      uploadedOn: '2026-11-27',
      parts: '0:12 Kitchen',
      transcript: '',
    },
    null,
  );
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('what cannot be is said beside its field, and nothing is sent', async () => {
  show({ film: FILM });
  expect(screen.getByLabelText('First picture')).toHaveDisplayValue('Keep the current one');
  fireEvent.change(screen.getByLabelText('Chapters'), {
    target: { value: '1:30 After the end' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save the page' }));
  expect(screen.getByLabelText('Chapters')).toHaveAccessibleDescription(
    /Keep the times in order and within the film/,
  );
  expect(save).not.toHaveBeenCalled();
});

test('the page is taken away after a question', async () => {
  show({ film: FILM });
  await userEvent.click(screen.getByRole('button', { name: 'Take the page away' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Take the page away' }));
  expect(remove).toHaveBeenCalledWith(CABIN.id, FILM);
});
