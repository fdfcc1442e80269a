import { videoHint } from '@/components/host/film/video-hint';

test.each([
  ['', /^A link to a film/],
  ['  ', /^A link to a film/],
  ['/video/tours/laurel-lantern.mp4', /own player/],
  ['https://films.example/a.webm', /own player/],
  ['https://www.tiktok.com/@a/video/7301234567890123456', /this TikTok video/],
  ['https://youtu.be/abcdefghijk', /player of YouTube, across/],
  ['https://www.youtube.com/shorts/abcdefghijk', /player of YouTube, upright/],
  ['https://vimeo.com/12345', /player of Vimeo, across/],
  ['https://vm.tiktok.com/ZMabc123/', /when you save/],
  ['www.tiktok.com/t/ZTabc123', /when you save/],
  ['youtube.com/shorts/abcdefghijk', /player of YouTube, upright/],
  ['https://m.tiktok.com/v/123.html', /this TikTok video/],
  ['https://www.tiktok.com/@a/photo/123', /leads to photos/],
  ['https://www.tiktok.com/@a', /won’t see a film/],
  ['https://films.example/page', /won’t see a film/],
  ['http://films.example/a.mp4', /won’t see a film/],
  ['javascript:alert(1)', /won’t see a film/],
  ['https://me:secret@films.example/a.mp4', /won’t see a film/],
  ['a film', /won’t see a film/],
])('%j', (address, text) => {
  expect(videoHint(address)).toMatch(text);
});
