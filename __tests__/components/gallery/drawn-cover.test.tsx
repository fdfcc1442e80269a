import { act, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';
import { DrawnCover } from '@/components/gallery/drawn-cover';

// jsdom decodes no pictures.
let arrive: () => void;
let fail: () => void;
beforeEach(() => {
  HTMLImageElement.prototype.decode = () =>
    new Promise((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new Error('broken'));
    });
});

const page = (
  <a href="/images/uploads/1.webp">
    <Picture src="/images/uploads/1.webp" alt="The porch" fileWidth={720} />
    <DrawnCover url="/images/cabins/porch.webp" />
  </a>
);
const drawing = () => document.querySelector('picture');

async function openPage() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  expect(drawing()?.querySelector('source')?.srcset).toContain('porch');
  await act(async () => void render(page, { container, hydrate: true }));
}

test.each([
  ['is there', () => arrive()],
  ['fails', () => fail()],
])('the drawing stays until the photograph %s, dissolves once, and is gone', async (_, end) => {
  await openPage();
  expect(drawing()).not.toHaveAttribute('data-dissolving');
  await act(async () => end());
  expect(drawing()).toHaveAttribute('data-dissolving');
  fireEvent.animationEnd(drawing() as Element);
  expect(drawing()).toBeNull();
});

test('it is decorative, and for those alone who have scripts and did not ask for less motion', async () => {
  await openPage();
  const image = drawing()?.querySelector('img');
  expect(image).toHaveAttribute('alt', '');
  expect(image).not.toHaveAttribute('src');
  expect(drawing()?.querySelector('source')?.media).toBe(
    '(prefers-reduced-motion: no-preference) and (scripting: enabled)',
  );
});

test('whoever comes from a page of the site sees the photograph at once', () => {
  render(page);
  expect(drawing()).toBeNull();
});
