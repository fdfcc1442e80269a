/** @jest-environment jsdom */
import { messageFrom } from '@/components/host/cabins/preview-message';
import {
  PREVIEW_READY,
  previewDraftSchema,
  previewReadySchema,
} from '@/lib/schemas/host/cabins/cabin-preview';

const { origin } = window.location;
const stranger = document.createElement('iframe');
document.body.append(stranger);

const event = (parts: MessageEventInit) =>
  new MessageEvent('message', { data: PREVIEW_READY, origin, source: window, ...parts });

test('a message of the right window and origin is read', () => {
  expect(messageFrom(event({}), window, previewReadySchema)).toEqual(PREVIEW_READY);
});

test.each<[string, MessageEventInit]>([
  ['another origin', { origin: 'https://other.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin', { origin: '' }],
  ['another window', { source: stranger.contentWindow }],
  ['no window', { source: null }],
  ['other words', { data: { cabinPreview: 'steady' } }],
  ['more than was agreed', { data: { ...PREVIEW_READY, more: 1 } }],
  ['text', { data: JSON.stringify(PREVIEW_READY) }],
  ['nothing', { data: null }],
])('ignored: %s', (_, parts) => {
  expect(messageFrom(event(parts), window, previewReadySchema)).toBeNull();
});

test.each([null, undefined])('before there is a window (%s), nothing is read', (sender) => {
  expect(messageFrom(event({ source: null }), sender, previewReadySchema)).toBeNull();
});

test('a draft is read field by field: what is half typed is left out', () => {
  const fields = {
    title: 'Fern',
    cleaningFee: '95.',
    maxGuests: '6',
    petFee: '',
    elevationFt: 'high',
  };
  const data = { cabinPreview: { part: 'card', fields: { ...fields, doorCode: '1234' } } };
  const message = messageFrom(event({ data }), window, previewDraftSchema);
  expect(message?.cabinPreview.part).toBe('card');
  expect(JSON.parse(JSON.stringify(message?.cabinPreview.fields))).toEqual({
    title: 'Fern',
    maxGuests: 6,
    petFee: null,
  });
});
