/** @jest-environment jsdom */
import type * as LayerHistory from '@/lib/browser/navigation/layer-history';

type Module = typeof LayerHistory;

const traversed = () =>
  new Promise<void>((resolve) =>
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true }),
  );
const idle = () => new Promise((resolve) => setTimeout(resolve, 20));

async function go(direction: 'back' | 'forward'): Promise<void> {
  const arrived = traversed();
  window.history[direction]();
  await arrived;
  await idle();
}

let history: Module;
let page = 0;

beforeEach(async () => {
  history = await loadAnew();
  page += 1;
  window.history.pushState(null, '', `/before-${page}`);
  window.history.pushState(null, '', `/page-${page}`);
});

// The listener of a module that a test has used up would answer for the next one's.
let forget: () => void;
async function loadAnew(): Promise<Module> {
  jest.resetModules();
  const add = jest.spyOn(window, 'addEventListener');
  const loaded = await import('@/lib/browser/navigation/layer-history');
  loaded.openLayerEntry({ close: () => undefined, isLocked: () => false })();
  const added = [...add.mock.calls];
  add.mockRestore();
  forget = () => {
    for (const [type, listener, options] of added)
      window.removeEventListener(type, listener, options);
  };
  await traversed();
  return loaded;
}
afterEach(() => forget());

function open(isLocked = false) {
  const layer = { close: jest.fn(), isLocked: () => isLocked };
  const release = history.openLayerEntry(layer);
  layer.close.mockImplementation(release);
  return { ...layer, release };
}

const here = () => window.location.pathname;

test('going back closes the layer and stays on the page', async () => {
  const { close } = open();
  await go('back');
  expect(close).toHaveBeenCalledTimes(1);
  expect(here()).toBe(`/page-${page}`);
  await go('back');
  expect(here()).toBe(`/before-${page}`);
});

test('closed in another way, it leaves no entry behind', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { release } = open();
    const left = traversed();
    release();
    await left;
  }
  expect(here()).toBe(`/page-${page}`);
  await go('back');
  expect(here()).toBe(`/before-${page}`);
});

test('going forward to a layer that has gone leads nowhere', async () => {
  const { close } = open();
  await go('back');
  const settled = traversed();
  await go('forward');
  await settled;
  expect(close).toHaveBeenCalledTimes(1);
  await go('back');
  expect(here()).toBe(`/before-${page}`);
});

test('a layer that replaces another needs no entry of its own', async () => {
  const first = open();
  const length = window.history.length;
  first.release();
  const second = open();
  await idle();
  expect(window.history.length).toBe(length);
  await go('back');
  expect(first.close).not.toHaveBeenCalled();
  expect(second.close).toHaveBeenCalledTimes(1);
  expect(here()).toBe(`/page-${page}`);
});

test('a layer opened while the last one is closing stays open', async () => {
  const first = open();
  first.release();
  await Promise.resolve();
  const second = open();
  await idle();
  expect(second.close).not.toHaveBeenCalled();
  await go('back');
  expect(second.close).toHaveBeenCalledTimes(1);
  expect(here()).toBe(`/page-${page}`);
});

test('with two layers, Back closes the upper one, then the lower one', async () => {
  const lower = open();
  const upper = open();
  await go('back');
  expect([lower.close.mock.calls.length, upper.close.mock.calls.length]).toEqual([0, 1]);
  await go('back');
  expect(lower.close).toHaveBeenCalledTimes(1);
  expect(here()).toBe(`/page-${page}`);
});

test('a locked one stays', async () => {
  const { close } = open(true);
  await go('back');
  await go('back');
  expect(close).not.toHaveBeenCalled();
  expect(here()).toBe(`/page-${page}`);
});

describe('a navigation from a layer', () => {
  const router = {
    push: jest.fn((href: string) => window.history.pushState(null, '', href)),
    replace: jest.fn((href: string) => window.history.replaceState(null, '', href)),
  };

  test('takes the place of its entry', async () => {
    const { release } = open();
    history.navigateFromLayer(router, '/next');
    release();
    await idle();
    expect(here()).toBe('/next');
    await go('back');
    expect(here()).toBe(`/page-${page}`);
    await go('forward');
    expect(here()).toBe('/next');
  });

  test('that takes its time is not undone by the closing of the layer', async () => {
    const { release } = open();
    const slow = { ...router, replace: (href: string) => setTimeout(router.replace, 10, href) };
    history.navigateFromLayer(slow, '/next');
    release();
    await idle();
    expect(here()).toBe('/next');
    await go('back');
    expect(here()).toBe(`/page-${page}`);
  });

  test('to the same address only closes it', async () => {
    const { release } = open();
    history.navigateFromLayer(router, `/page-${page}`);
    const left = traversed();
    release();
    await left;
    await go('back');
    expect(here()).toBe(`/before-${page}`);
  });

  test('a cabin without a former slug is unknown', () => {
    history.navigateFromLayer(router, '/next');
    expect(router.push).toHaveBeenLastCalledWith('/next');
  });
});

test('a page left by an ordinary link is found again by going back once', async () => {
  const { release } = open();
  window.history.pushState(null, '', '/next');
  release();
  await idle();
  expect(here()).toBe('/next');
  const settled = traversed();
  await go('back');
  await settled;
  await idle();
  expect(here()).toBe(`/page-${page}`);
  await go('back');
  expect(here()).toBe(`/before-${page}`);
});

test('after a reload nothing is left of the entry', async () => {
  window.history.pushState({ layer: true }, '');
  const left = traversed();
  history.leaveStrayEntry();
  await left;
  await go('back');
  expect(here()).toBe(`/before-${page}`);
});

test('a change of the page’s address waits until the layer has closed', async () => {
  const { release } = open();
  const rename = () => window.history.replaceState(null, '', '/renamed');
  history.onPageEntry(rename);
  expect(here()).toBe(`/page-${page}`);
  const left = traversed();
  release();
  await left;
  expect(here()).toBe('/renamed');
  await go('back');
  expect(here()).toBe(`/before-${page}`);
  history.onPageEntry(rename);
  expect(here()).toBe('/renamed');
});

test('a link followed while the entry is being left is followed when it has been left', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  const follow = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', follow);
  const { release } = open();
  const left = traversed();
  release();
  await Promise.resolve();
  link.click();
  expect(follow).not.toHaveBeenCalled();
  await left;
  await idle();
  expect(follow).toHaveBeenCalledTimes(1);
  link.click();
  expect(follow).toHaveBeenCalledTimes(2);
  link.remove();
});
