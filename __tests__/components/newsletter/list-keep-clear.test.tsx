import { listBottomBars, listKeepClear } from '@/components/newsletter/list-keep-clear';

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
  expect(listKeepClear(0).map(({ element }) => element)).toEqual([thumbnail]);
});

test('the whole card keeps clear of a bar at the bottom edge, where it is shown', () => {
  const place = (height: number) => {
    const bar = document.createElement('div');
    bar.dataset.bottomBar = '';
    bar.getBoundingClientRect = () => ({ top: 900, width: 768, height }) as DOMRect;
    document.body.append(bar);
  };
  place(0);
  expect(listBottomBars()).toEqual([]);
  place(84);
  expect(listBottomBars()).toEqual([{ top: 900, width: 768, height: 84 }]);
});
