/** @jest-environment jsdom */
import { tabStops } from '@/components/ui/dialog/tab-stops';

function stopsOf(html: string): string[] {
  const container = document.createElement('div');
  container.innerHTML = html;
  return [...tabStops(container)].map(({ id }) => id);
}

test('of radio buttons with one name the chosen one is a stop', () => {
  const radio = (id: string, name: string, rest = '') =>
    `<input type="radio" id="${id}" name="${name}" ${rest}>`;
  const html = radio('a', 'city') + radio('b', 'city', 'checked') + radio('c', 'size');
  expect(stopsOf(html)).toEqual(['b', 'c']);
});

test('what cannot be used or is inert is none', () => {
  const html = `
    <a id="link" href="/">Home</a><a id="anchor">Here</a>
    <button id="off" disabled></button><button id="skipped" tabindex="-1"></button>
    <fieldset disabled><input id="held"></fieldset>
    <div inert><button id="inert"></button></div>
    <p id="made" tabindex="0"></p><button id="on"></button>`;
  expect(stopsOf(html)).toEqual(['link', 'made', 'on']);
});
