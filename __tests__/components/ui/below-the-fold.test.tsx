import { act, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowTheFold } from '@/components/ui/below-the-fold';

/** What the page showed each time a part of it came. */
const shown: (string | null)[] = [];

function Part({ name }: { name: string }) {
  useLayoutEffect(() => {
    shown.push(document.body.textContent);
  }, []);
  return <p>{name}</p>;
}

const page: ReactNode = (
  <>
    <Part name="first" />
    <BelowTheFold heldBy="tall">
      <Part name="later" />
    </BelowTheFold>
  </>
);

beforeEach(() => {
  shown.length = 0;
});

test('the HTML of a page has all of it, and so has its first drawing in the browser', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('firstlater');
  const later = container.lastElementChild;
  await act(async () => hydrateRoot(container, page));
  expect(container.lastElementChild).toBe(later);
});

test('after a click the first screen is there before the rest, which follows', async () => {
  function Site() {
    const [isCabin, setIsCabin] = useState(false);
    const open = () => startTransition(() => setIsCabin(true));
    return isCabin ? page : <button onClick={open}>Open</button>;
  }
  render(<Site />);
  await act(async () => screen.getByRole('button').click());
  expect(shown).toEqual(['first', 'firstlater']);
});
