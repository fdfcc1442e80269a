import { markup } from '@/lib/page/markup';

test('what is put into a template is escaped, also as the value of an attribute', () => {
  const { source } = markup`<a href="${'/?a=1&b="2"'}">${`<b>'x'</b>`}</a>`;
  expect(source).toBe('<a href="/?a=1&amp;b=&quot;2&quot;">&lt;b&gt;&#39;x&#39;&lt;/b&gt;</a>');
});

test('markup inside markup stays, alone or several', () => {
  const item = (text: string) => markup`<li>${text}</li>`;
  const { source } = markup`<ul>${['a', '<'].map(item)}</ul>${item('b')}`;
  expect(source).toBe('<ul><li>a</li>\n<li>&lt;</li></ul><li>b</li>');
});

test('a backslash and a dollar in a value stay as they are', () => {
  expect(markup`<b>${'\\n $& ${x}'}</b>`.source).toBe('<b>\\n $&amp; ${x}</b>');
});
