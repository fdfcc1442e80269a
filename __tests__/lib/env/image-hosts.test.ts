import { isShowable, listImageHosts } from '@/lib/env/image-hosts';

test.each([
  [{}, []],
  [{ NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321' }, []],
  [{ NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' }, ['abc.supabase.co']],
  [
    { IMAGE_HOSTS: 'cdn.example.com, Photos.Example.org ,' },
    ['cdn.example.com', 'photos.example.org'],
  ],
  [{ IMAGE_HOSTS: '*,**.example.com,localhost,10.0.0.1,https://x.example,metadata' }, []],
])('%j allows %j', (values, hosts) => {
  expect(listImageHosts(values)).toEqual(hosts);
});

test.each([
  ['/images/cabins/laurel-lantern/hero.webp', true],
  ['https://cdn.example.com/a.jpg', true],
  ['https://CDN.example.com/a.jpg?width=2', true],
  ['http://cdn.example.com/a.jpg', false],
  ['https://cdn.example.com:8443/a.jpg', false],
  ['https://cdn.example.com.evil.example/a.jpg', false],
  ['https://evil.example/cdn.example.com', false],
  ['//evil.example/a.jpg', false],
  ['/\\evil.example/a.jpg', false],
  ['/images/../../etc/passwd', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,<svg/>', false],
  ['', false],
])('%p is showable: %p', (url, expected) => {
  expect(isShowable(url, ['cdn.example.com'])).toBe(expected);
});
