import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { VoiceView } from '@/components/host/voice/voice-view';
import type { Sending } from '@/lib/browser/send-file';
import type { FinishedVoice, HostVoice, VoiceCabin } from '@/lib/schemas/host/voice';
import type { RefusalCode } from '@/lib/schemas/host/refusal';

const outcomes: ((outcome: RefusalCode | 'sent') => void)[] = [];
const sent: { file: File; type: string | null; onWaiting: () => void }[] = [];
jest.mock('@/lib/browser/send-file', () => ({
  ACCEPTED_FILES: '',
  fileProblem: async () => null,
  typeOfFile: async (file: File, typeOf: (start: Uint8Array) => string | null) => {
    return typeOf(Buffer.from(file.name.startsWith('odd') ? '<svg' : '....ftypM4A '));
  },
  sendFile: (
    file: File,
    _target: object,
    told: { onWaiting: () => void; typeOf: (start: Uint8Array) => string | null },
  ): Sending => {
    const type = told.typeOf(Buffer.from('....ftypM4A '));
    sent.push({ file, type, onWaiting: told.onWaiting });
    return { outcome: new Promise((resolve) => outcomes.push(resolve)), stop: () => undefined };
  },
}));

const WAVE = Array.from({ length: 40 }, (_, bar) => bar % 10);
const CABIN: VoiceCabin = {
  id: '10000000-0000-4000-8000-000000000001',
  slug: 'fern',
  title: 'Fern Hollow',
  live: true,
  voice: null,
};
const VOICE: HostVoice = {
  url: '/voices/a/b.m4a',
  seconds: 12.3,
  wave: WAVE,
  transcript: 'Come sit.',
};

const stopTrack = jest.fn();
const microphone = jest.fn<Promise<object>, []>();
class FakeRecorder {
  static types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus'];
  static isTypeSupported = (type: string) => FakeRecorder.types.includes(type);
  state = 'inactive';
  readonly mimeType: string;
  ondataavailable: (event: { data: Blob }) => void = () => undefined;
  onstop = () => undefined;
  constructor(_stream: object, { mimeType }: { mimeType: string }) {
    this.mimeType = mimeType;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['sound']) });
    this.onstop();
  }
}
const sound = { duration: 12, getChannelData: () => new Float32Array(4000).fill(0.5) };

beforeEach(() => {
  jest.useFakeTimers();
  outcomes.length = 0;
  sent.length = 0;
  sound.duration = 12;
  stopTrack.mockClear();
  microphone.mockReset().mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: microphone },
    configurable: true,
  });
  FakeRecorder.types = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus'];
  class Decoder {
    decodeAudioData = async () => sound;
  }
  Object.assign(window, { MediaRecorder: FakeRecorder, OfflineAudioContext: Decoder });
  // jsdom has neither.
  Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined });
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(0);
});
afterEach(() => jest.useRealTimers());

function show(changes: Partial<VoiceCabin> = {}) {
  const startVoiceUpload = jest.fn(async () => ({
    ok: true as const,
    data: { id: 'upload-1', endpoint: '/e', token: 't', bucket: 'b', path: 'p' },
  }));
  const done = { ok: true as const, data: null };
  const finishVoiceUpload = jest.fn<Promise<typeof done>, [FinishedVoice]>(async () => done);
  const saveTranscript = jest.fn(async () => done);
  const removeVoice = jest.fn(async () => done);
  const actions = { startVoiceUpload, finishVoiceUpload, saveTranscript, removeVoice };
  const shown = render(<VoiceView cabin={{ ...CABIN, ...changes }} actions={actions} />);
  return { ...actions, ...shown };
}
const tick = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await tick();
};
const words = () => screen.getByRole('textbox', { name: 'Transcript' });
const choose = async (container: HTMLElement, file: File) => {
  const input = container.querySelector('input[type="file"]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
  await tick();
};

test('a recording is made, heard, written down, sent and on the page', async () => {
  const { finishVoiceUpload } = show();
  await press('Record');
  expect(screen.getByText(/Recording. It stops after 20 seconds/)).toBeVisible();
  await tick(7000);
  expect(screen.getByRole('progressbar', { name: 'Recorded' })).toHaveAttribute('value', '7');
  await press('Stop');
  expect(stopTrack).toHaveBeenCalled();
  expect(screen.getByLabelText('Your recording')).toHaveAttribute('src', 'blob:take');
  expect(screen.getByText('12 seconds.')).toBeVisible();
  fireEvent.change(words(), { target: { value: 'Come sit on the porch.' } });
  await press('Save');
  expect(sent).toEqual([expect.objectContaining({ type: 'audio/mp4' })]);
  expect(sent[0]?.file.name).toBe('voice.m4a');
  await act(async () => outcomes[0]?.('sent'));
  await tick();
  expect(finishVoiceUpload).toHaveBeenCalledWith({
    cabinId: CABIN.id,
    slug: 'fern',
    uploadId: 'upload-1',
    seen: null,
    transcript: 'Come sit on the porch.',
    wave: WAVE.map(() => 9),
  });
  expect(screen.getByRole('status')).toHaveTextContent('Saved. Guests hear it now.');
  expect(screen.queryByLabelText('Your recording')).toBeNull();
});

test('it stops by itself after twenty seconds', async () => {
  show();
  await press('Record');
  await tick(20_200);
  expect(stopTrack).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Record again' })).toBeVisible();
});

test('nothing is sent without its words; what is recorded can be dropped', async () => {
  const { startVoiceUpload } = show();
  await press('Record');
  await press('Stop');
  await press('Save');
  expect(words()).toHaveFocus();
  expect(words()).toHaveAccessibleDescription(/Add a transcript/);
  expect(startVoiceUpload).not.toHaveBeenCalled();
  await press('Discard');
  expect(screen.queryByRole('textbox')).toBeNull();
});

const failure = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['NotAllowedError', /microphone is blocked for this site/],
  ['NotFoundError', /No microphone was found/],
  ['NotReadableError', /Another app may be using it/],
])('%s of the microphone is told, and a file can be chosen', async (name, text) => {
  microphone.mockRejectedValue(failure(name));
  show();
  await press('Record');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  microphone.mockResolvedValue({ getTracks: () => [{ stop: stopTrack }] });
  await press('Record');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a browser that cannot record, or has nothing to record as, says so', async () => {
  FakeRecorder.types = [];
  show();
  await press('Record');
  expect(screen.getByRole('alert')).toHaveTextContent(/This browser can’t record/);
  expect(microphone).not.toHaveBeenCalled();
});

test('where a browser has no AAC it records Opus, and the host knows who cannot play it', async () => {
  FakeRecorder.types = ['audio/webm;codecs=opus', 'audio/mp4'];
  show();
  await press('Record');
  await press('Stop');
  expect(screen.getByText(/iPhones older than iOS 17.4/)).toBeVisible();
});

test.each([
  ['odd.m4a', 10, 12, /isn’t a recording we can use/],
  ['long.m4a', 10, 21.5, /longer than 20 seconds/],
  ['short.m4a', 10, 0.2, /no sound in this recording/],
  ['large.m4a', 2 * 1_048_576 + 1, 12, /over 2 MB/],
])(
  'the file %s of %d bytes and %d seconds is refused here already',
  async (name, size, duration, text) => {
    sound.duration = duration;
    const { container, startVoiceUpload } = show();
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: size });
    await choose(container, file);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(startVoiceUpload).not.toHaveBeenCalled();
  },
);

test('an upload that was lost can be tried again; without a connection it waits', async () => {
  const { container, finishVoiceUpload } = show();
  await choose(container, new File(['x'], 'memo.m4a'));
  fireEvent.change(words(), { target: { value: 'Hi.' } });
  await press('Save');
  await act(async () => sent[0]?.onWaiting());
  expect(screen.getByText('Waiting for a connection')).toBeVisible();
  await act(async () => outcomes[0]?.('upload_lost'));
  await tick();
  const row = within(screen.getByRole('list', { name: 'Uploads' }));
  expect(row.getByRole('alert')).toHaveTextContent(/was cut off/);
  fireEvent.change(words(), { target: { value: 'Hi, y’all.' } });
  await press('Try again');
  await act(async () => outcomes[1]?.('sent'));
  await tick();
  expect(finishVoiceUpload).toHaveBeenCalledWith(
    expect.objectContaining({ transcript: 'Hi, y’all.' }),
  );
});

test('whoever leaves the page is not recorded any longer', async () => {
  const { unmount } = show();
  await press('Record');
  unmount();
  expect(stopTrack).toHaveBeenCalled();
});

test('the voice on the page can be heard, its words corrected, and removed', async () => {
  const { saveTranscript, removeVoice } = show({ voice: VOICE });
  expect(screen.getByLabelText('Your voice on the page')).toHaveAttribute('preload', 'none');
  expect(screen.getByText(/Guests hear it now/)).toBeVisible();
  fireEvent.change(words(), { target: { value: 'Come and sit.' } });
  await press('Save transcript');
  expect(saveTranscript).toHaveBeenCalledWith(CABIN.id, { transcript: 'Come and sit.' }, VOICE);
  await press('Remove your voice');
  await press('Remove your voice');
  expect(removeVoice).toHaveBeenCalledWith(CABIN.id, VOICE);
});

test('of a cabin that is not live, the host is told when guests hear it', () => {
  show({ voice: VOICE, live: false });
  expect(screen.getByText(/Guests hear it once the cabin is live/)).toBeVisible();
});
