import { act, render, screen } from '@testing-library/react';
import { PostPreview } from '@/components/host/posts/post-preview';
import { POST_PREVIEW_READY, type PostDraft } from '@/lib/schemas/host/posts';

jest.useFakeTimers();

const send = (draft: PostDraft, origin = window.location.origin) =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { postPreview: draft }, origin, source: window.parent }),
    );
    await jest.advanceTimersByTimeAsync(300);
  });

test('the stored page stands there until the drawn one comes, and a stranger draws none', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockReturnValue();
  const draw = jest.fn(async ({ title }: PostDraft) => ({
    ok: true as const,
    data: <h1>{String(title)}</h1>,
  }));
  render(
    <PostPreview draw={draw}>
      <h1>Stored</h1>
    </PostPreview>,
  );
  expect(post).toHaveBeenCalledWith(POST_PREVIEW_READY, window.location.origin);
  expect(screen.getByText('Stored')).toBeInTheDocument();
  await send({ title: 'Stranger' }, 'https://other.example');
  expect(draw).not.toHaveBeenCalled();
  await send({ title: 'Typed' });
  await send({ title: 'Typed' });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Typed')).toBeInTheDocument();
});

test('a failure says so, and the last page stays', async () => {
  const draw = jest.fn(async () => ({ ok: false as const, code: 'busy' as const }));
  render(
    <PostPreview draw={draw}>
      <h1>Stored</h1>
    </PostPreview>,
  );
  await send({ title: 'Typed' });
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is safe');
  expect(screen.getByText('Stored')).toBeInTheDocument();
});
