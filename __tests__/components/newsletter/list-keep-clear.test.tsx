import { listKeepClear, listStill } from '@/components/newsletter/list-keep-clear';

afterEach(() => document.body.replaceChildren());

function addPicture(height: number): HTMLElement {
  const link = document.createElement('a');
  link.href = '/images/porch.webp';
  link.append(document.createElement('img'));
  const box = { left: 0, top: 500, right: 180, bottom: 500 + height };
  link.getBoundingClientRect = () => box as DOMRect;
  Object.defineProperty(link, 'clientHeight', { value: height });
  document.body.append(link);
  return link;
}

test('the row covers no low picture, as a thumbnail is; a large one has no room beside it', () => {
  const thumbnail = addPicture(90);
  addPicture(380);
  expect(listKeepClear('row')).toMatchObject([
    { bottom: thumbnail.getBoundingClientRect().bottom },
  ]);
  expect(listKeepClear('card')).toHaveLength(2);
});

test('headlines, main buttons, prices and panels are essential; text links and lesser headings give way first, but not the link that asks for photos', () => {
  document.body.innerHTML = `<h1>Cabins</h1><h2>Woodsmoke</h2><h3>Amenities</h3><p>$220</p>
    <a class="btn">Reserve</a><button>2</button><select></select>
    <div data-booking-panel></div><a style="display: block">Blog</a><div data-face></div>
    <a style="display: inline">Terms</a><a style="display: inline" href="#ask">Ask me for real ones</a>`;
  document.body.querySelectorAll('*').forEach((element, index) => {
    const box = { left: 0, top: index, right: 100, bottom: 500 };
    element.getBoundingClientRect = () => box as DOMRect;
  });
  const boxes = listKeepClear('row');
  const ranked = (wanted: number) =>
    boxes
      .filter(({ rank }) => rank === wanted)
      .map(({ top }) => document.body.children[top]?.tagName)
      .toSorted();
  expect(ranked(0)).toEqual(['A', 'DIV', 'H1', 'H2', 'P']);
  expect(ranked(1)).toEqual(['A', 'BUTTON', 'DIV', 'SELECT']);
  expect(ranked(2)).toEqual(['A', 'H3']);
});

test('a card of a list may be covered until the visitor scrolls, the open deal may not', () => {
  const card = '<article data-cabin="woodsmoke"><h2>Woodsmoke</h2><p>$220</p></article>';
  document.body.innerHTML = `${card}<div data-state="unlocked">${card}</div>
    <details open><select></select></details>`;
  for (const element of document.body.querySelectorAll('*')) {
    element.getBoundingClientRect = () => ({ left: 0, top: 0, right: 100, bottom: 500 }) as DOMRect;
  }
  expect(listKeepClear('row').map(({ rank }) => rank)).toEqual([2, 0, 2, 2, 0]);
});

test('it keeps clear of a bar at the bottom edge, where it is shown', () => {
  const place = (height: number) => {
    const bar = document.createElement('div');
    bar.dataset.bottomBar = '';
    const box = { left: 0, top: 700, right: 768, bottom: 700 + height };
    bar.getBoundingClientRect = () => box as DOMRect;
    document.body.append(bar);
  };
  place(0);
  expect(listStill()).toEqual([]);
  place(60);
  expect(listStill()).toMatchObject([{ top: 700, bottom: 760, isStill: true, rank: 0 }]);
  expect(listKeepClear('row')).toEqual(listStill());
});
