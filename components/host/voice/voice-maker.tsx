'use client';

import { useEffect, useState } from 'react';
import { AreaField } from '@/components/host/form/fields';
import { FileButton, UploadRow } from '@/components/host/photos/photo-uploads';
import progressStyles from '@/components/host/form/progress.module.css';
import { refusalText } from '@/components/host/copy/refusal-copy';
import type { Answer } from '@/components/host/form/use-action';
import { useRecorder, type RecorderState } from './use-recorder';
import { useUnsavedWarning } from '@/components/host/form/use-unsaved-warning';
import { useUploads } from '@/components/host/photos/use-uploads';
import { Button } from '@/components/ui/button';
import { VoiceWave } from '@/components/ui/voice-wave';
import { readVoice, voiceProblem } from '@/lib/browser/read-voice';
import { VOICE_LIMITS, voiceTypeOf } from '@/lib/domain/host/voice-file';
import type { NewUpload } from '@/lib/schemas/host/photos';
import type { FinishedVoice, VoiceCabin } from '@/lib/schemas/host/voice';
import { voiceLengthText } from '@/lib/copy/voice-length';

export type VoiceUploadActions = {
  startVoiceUpload: (cabinId: string) => Answer<NewUpload>;
  finishVoiceUpload: (upload: FinishedVoice) => Answer;
};
type Props = { cabin: VoiceCabin; actions: VoiceUploadActions };
type Take = { file: File; url: string; seconds: number; wave: number[] };

const ACCEPTED = 'audio/*,video/mp4,video/webm,.m4a,.mp4,.webm';
const KIND = { problemOf: voiceProblem, typeOf: voiceTypeOf };

const NOTES: Partial<Record<RecorderState, string>> = {
  denied:
    'The microphone is blocked for this site. Allow it in your browser’s settings for this site and press Record again, or choose a file.',
  'no-microphone':
    'No microphone was found. Plug one in, or record on your phone and choose the file here.',
  unsupported:
    'This browser can’t record. Use your phone’s voice recorder and choose the file here.',
  failed: 'The microphone didn’t start. Another app may be using it: close that and try again.',
};

/** Records or takes a file, lets the host listen, and uploads it with its transcript. */
export function VoiceMaker({ cabin, actions }: Props) {
  const { id, slug, live, voice } = cabin;
  const [take, setTake] = useState<Take | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [transcript, setTranscript] = useState('');
  const [isTextMissing, setIsTextMissing] = useState(false);
  const [said, setSaid] = useState('');

  const { items, isBusy, add, retry, remove } = useUploads(
    {
      startUpload: actions.startVoiceUpload,
      finishUpload: ({ cabinId, uploadId }) =>
        actions.finishVoiceUpload({
          cabinId,
          slug,
          uploadId,
          transcript,
          wave: take?.wave ?? [],
          seen: voice,
        }),
    },
    { cabinId: id, slug, replaces: null },
    () => {
      setTake(null);
      setTranscript('');
      setSaid(
        live ? 'Saved. Guests hear it now.' : 'Saved. Guests hear it once the cabin is live.',
      );
    },
    KIND,
  );
  const upload = items.findLast(({ state }) => state !== 'done');
  useUnsavedWarning(take !== null);
  useEffect(() => {
    if (take) return () => URL.revokeObjectURL(take.url);
  }, [take]);

  async function choose(file: File | undefined) {
    if (!file) return;
    for (const item of items) remove(item);
    setSaid('');
    setTake(null);
    const read = await readVoice(file);
    setProblem(read.ok ? null : refusalText(read));
    if (read.ok) setTake({ file, url: URL.createObjectURL(file), ...read });
  }
  const recorder = useRecorder((file) => void choose(file));
  const isRecording = recorder.state === 'recording';
  const note = problem ?? NOTES[recorder.state];

  function record() {
    setProblem(null);
    void recorder.start();
  }
  function save() {
    setIsTextMissing(transcript.trim() === '');
    if (!take || transcript.trim() === '') return document.getElementById('voice-words')?.focus();
    for (const item of items) remove(item);
    add([take.file], 'exterior');
  }

  return (
    <>
      <p role="status">
        {isRecording ? `Recording. It stops after ${VOICE_LIMITS.seconds} seconds.` : said}
      </p>
      {isRecording && <Recording seconds={recorder.seconds} onStop={recorder.stop} />}
      {!isRecording && !isBusy && (
        <>
          <div className="host-row">
            <Button
              variant={take ? 'secondary' : 'primary'}
              disabled={recorder.state === 'asking'}
              onClick={record}
            >
              {take ? 'Record again' : 'Record'}
            </Button>
            <FileButton accept={ACCEPTED} onFiles={([file]) => void choose(file)}>
              Choose a file
            </FileButton>
          </div>
          <small>
            Your browser asks for the microphone first. Nothing is sent before you save. A file may
            be M4A, MP4 or WebM, with up to {VOICE_LIMITS.seconds} seconds and 2 MB.
          </small>
        </>
      )}
      {note && !isRecording && <p role="alert">{note}</p>}
      {take && !isRecording && (
        <>
          <Listen take={take} />
          <TranscriptField
            value={transcript}
            isMissing={isTextMissing}
            isDisabled={isBusy}
            onText={(text) => {
              setTranscript(text);
              setIsTextMissing(false);
            }}
          />
          {!upload && (
            <div className="host-row">
              <Button onClick={save}>Save</Button>
              <Button variant="quiet" onClick={() => setTake(null)}>
                Discard
              </Button>
            </div>
          )}
        </>
      )}
      {upload && (
        <ul aria-label="Uploads">
          <UploadRow item={upload} retry={retry} remove={remove} />
        </ul>
      )}
    </>
  );
}

type RecordingProps = { seconds: number; onStop: () => void };

const Recording = ({ seconds, onStop }: RecordingProps) => (
  <>
    <progress
      className={progressStyles.progress}
      aria-label="Recorded"
      max={VOICE_LIMITS.seconds}
      value={seconds}
    />
    <span aria-hidden>{`${Math.floor(seconds)} of ${VOICE_LIMITS.seconds} s`}</span>
    <Button onClick={onStop}>Stop</Button>
  </>
);

const Listen = ({ take: { file, url, seconds, wave } }: { take: Take }) => (
  <>
    <VoiceWave wave={wave} />
    <audio controls src={url} aria-label="Your recording" style={{ width: '100%' }} />
    <p>
      {`${voiceLengthText(seconds)}.`}
      {file.type.endsWith('webm') &&
        ' iPhones older than iOS 17.4 can’t play this browser’s recordings; guests there can read the transcript.'}
    </p>
  </>
);

type TranscriptProps = {
  value: string;
  isMissing: boolean;
  isDisabled: boolean;
  onText: (text: string) => void;
};

const TranscriptField = ({ value, isMissing, isDisabled, onText }: TranscriptProps) => (
  <AreaField
    id="voice-words"
    label="Transcript"
    hint="For guests who can’t hear it, or can’t turn on the sound."
    rows={4}
    maxLength={VOICE_LIMITS.transcript}
    required
    value={value}
    error={isMissing ? 'Add a transcript, so guests can read it.' : null}
    onText={onText}
    disabled={isDisabled}
  />
);
