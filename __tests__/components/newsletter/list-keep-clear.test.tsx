import { listKeepClear } from '@/components/newsletter/list-keep-clear';

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
