/** @jest-environment node */
import { BufferSource, Input, MP4, WEBM } from 'mediabunny';
import { makeOverlappingRecording } from '../../support/make-overlapping-recording';
import { makeRecording } from '../../support/make-recording';
import { convertVoice } from '@/lib/voices/convert-voice';

const lengthOf = (file: Uint8Array) =>
  new Input({ source: new BufferSource(file), formats: [MP4, WEBM] }).computeDuration();
const codeOf = async (file: Buffer) => {
  const converted = await convertVoice(file);
  return converted.ok ? 'taken' : converted.code;
};

test.each([
  ['aac', 'mp4', 'audio/mp4'],
  ['opus', 'webm', 'audio/webm'],
  ['opus', 'mp4', 'audio/webm'],
] as const)('%s in %s becomes %s of the same length', async (codec, container, type) => {
  const voice = await convertVoice(await makeRecording({ codec, container, seconds: 12 }));
  if (!voice.ok) throw new Error(voice.code);
  expect(voice.type).toBe(type);
  expect(voice.seconds).toBeCloseTo(12, 1);
  expect(await lengthOf(voice.file)).toBeCloseTo(12, 1);
});

test('nothing that was written into the file besides its sound is published', async () => {
  const comment = 'recorded at +35.7144-083.5247';
  for (const codec of ['aac', 'opus'] as const) {
    const original = await makeRecording({ codec, seconds: 3, comment });
    expect(original.includes(comment)).toBe(true);
    const voice = await convertVoice(original);
    expect(voice.ok && Buffer.from(voice.file).includes('+35.7144')).toBe(false);
  }
});

test.each([
  [19.9, 'taken'],
  [20.9, 'taken'],
  [21.2, 'voice_too_long'],
  [3600, 'voice_too_long'],
  [0.3, 'voice_unreadable'],
])('a recording of %d seconds: %s', async (seconds, outcome) => {
  expect(await codeOf(await makeRecording({ codec: 'opus', seconds }))).toBe(outcome);
});

test('a file that isn’t a recording is refused by its content, not its name', async () => {
  const isom = [0, 0, 0, 24, ...Buffer.from('ftypisom')];
  const files: [Buffer, string][] = [
    [Buffer.alloc(0), 'voice_unknown'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), 'voice_unknown'],
    [Buffer.from('RIFF....WAVEfmt '), 'voice_unknown'],
    [Buffer.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 0]), 'voice_unknown'],
    [Buffer.from(isom), 'voice_unreadable'],
    [Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), 'voice_unreadable'],
    [Buffer.concat([Buffer.from(isom), Buffer.alloc(5000, 0xff)]), 'voice_unreadable'],
  ];
  for (const [file, code] of files) {
    expect([await codeOf(file), file.toString('latin1').slice(0, 40)]).toEqual([
      expect.stringMatching(new RegExp(`${code}|voice_unknown`)),
      expect.anything(),
    ]);
  }
});

/** Numbers from 0 to 1 that are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('files that were cut or changed at any place are taken or refused, and never keep the server busy', async () => {
  for (const codec of ['aac', 'opus'] as const) {
    const whole = await makeRecording({ codec, seconds: 4 });
    const next = numbersFrom(7);
    for (let round = 0; round < 12; round += 1) {
      const file = Buffer.from(whole);
      for (let change = 0; change < 6; change += 1) {
        // Most of what decides is at the beginning.
        file[Math.floor(next() ** 3 * file.length)] = Math.floor(next() * 256);
      }
      const cut = next() < 0.3 ? file.subarray(0, Math.floor(next() * file.length)) : file;
      expect(await codeOf(cut)).toMatch(/^(?:taken|voice_\w+)$/);
    }
  }
});

test('a file that claims billions of packets in a few bytes is refused, and the site goes on', async () => {
  const file = await makeRecording({ codec: 'aac', seconds: 2 });
  const endless = Buffer.from(file);
  // The number of samples in each fragment.
  for (let at = endless.indexOf('trun'); at !== -1; at = endless.indexOf('trun', at + 4)) {
    endless.writeUInt32BE(0xfffffff0, at + 8);
  }
  expect(await codeOf(endless)).toMatch(/^voice_/);
});

test.each([
  ['one packet is published', 1, true],
  ['packets that share their bytes are refused', 40, false],
])('%s', async (_, packets, isTaken) => {
  const outcome = await convertVoice(makeOverlappingRecording(packets, 50_000));
  expect(outcome).toMatchObject(isTaken ? { ok: true } : { ok: false, code: 'voice_unreadable' });
});
