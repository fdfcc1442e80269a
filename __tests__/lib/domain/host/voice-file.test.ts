import { VOICE_LIMITS, voiceTypeOf, WAVE_BARS, waveOf } from '@/lib/domain/host/voice-file';
import { finishedVoiceSchema, voiceTextSchema } from '@/lib/schemas/host/voice';

test.each([
  ['\0\0\0\x1cftypM4A ', 'audio/mp4'],
  ['\0\0\0\x14ftypqt  ', 'audio/mp4'],
  ['\x1a\x45\xdf\xa3\x01\0\0\0', 'audio/webm'],
  ['\x1a\x45\xdf', null],
  ['OggS\0\x02', null],
  ['ID3\x04', null],
  ['ftyp', null],
  ['', null],
])('%j is %s', (start, type) => {
  expect(voiceTypeOf(Buffer.from(start, 'latin1'))).toBe(type);
});

const samples = (count: number, loud: (at: number) => number) =>
  Float32Array.from({ length: count }, (_, at) => loud(at));

test('a wave has forty levels from 0 to 9, the loudest part 9', () => {
  const rising = waveOf(samples(44_100, (at) => at / 44_100));
  expect(rising).toHaveLength(WAVE_BARS);
  expect([rising[0], rising.at(-1)]).toEqual([0, 9]);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  // A quiet voice is drawn like a loud one, and a negative half of a wave counts.
  expect(waveOf(samples(4000, (at) => (at % 2 ? 0.01 : -0.01)))).toEqual(Array(WAVE_BARS).fill(9));
});

test.each([0, 1, 39, 41])('%d samples make a wave too', (count) => {
  const wave = waveOf(samples(count, () => 0.5));
  expect(wave).toHaveLength(WAVE_BARS);
  for (const level of wave) expect([0, 9]).toContain(level);
  expect(waveOf(samples(count, () => 0))).toEqual(Array(WAVE_BARS).fill(0));
});

test('a voice needs a transcript within the length limit', () => {
  const isTaken = (transcript: string) => voiceTextSchema.safeParse({ transcript }).success;
  expect(['Hi.', 'x'.repeat(VOICE_LIMITS.transcript)].map(isTaken)).toEqual([true, true]);
  const wrong = ['', ' \n ', 'x'.repeat(VOICE_LIMITS.transcript + 1)];
  expect(wrong.map(isTaken)).toEqual([false, false, false]);
});

test.each([[[]], [Array(39).fill(1)], [Array(40).fill(10)], [Array(40).fill(0.5)], ['loud']])(
  'a browser that sends the wave %j is refused',
  (wave) => {
    const id = '11111111-1111-4111-8111-111111111111';
    const rest = { cabinId: id, slug: 'fern', uploadId: id, transcript: 'Hi.', seen: null };
    expect(finishedVoiceSchema.safeParse({ ...rest, wave }).success).toBe(false);
    expect(finishedVoiceSchema.safeParse({ ...rest, wave: Array(40).fill(9) }).success).toBe(true);
  },
);
