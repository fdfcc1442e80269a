import { useEffect, useRef, useState } from 'react';
import { VOICE_LIMITS } from '@/lib/domain/host/voice-file';

export type RecorderState =
  'idle' | 'asking' | 'recording' | 'denied' | 'no-microphone' | 'unsupported' | 'failed';

// AAC plays everywhere. Without the codec, Chrome records Opus in MP4, which Safari can't play.
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4'];
const BITS_PER_SECOND = 64_000;
const TICK_MS = 200;

function findType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

function stateAfter(error: unknown): RecorderState {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' ? 'no-microphone' : 'failed';
}

function toFile(parts: Blob[], type: string): File {
  const [container = type] = type.split(';', 1);
  return new File(parts, container === 'audio/mp4' ? 'voice.m4a' : 'voice.webm', {
    type: container,
  });
}

/** Records the microphone for at most twenty seconds. */
export function useRecorder(onRecorded: (file: File) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const stopNow = useRef<() => void>(() => undefined);
  // Leaving the page stops and discards the recording.
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopNow.current();
    };
  }, []);

  function record(stream: MediaStream, type: string) {
    const recorder = new MediaRecorder(stream, {
      mimeType: type,
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    const parts: Blob[] = [];
    const begin = performance.now();
    const clock = setInterval(() => {
      const now = (performance.now() - begin) / 1000;
      setSeconds(Math.min(now, VOICE_LIMITS.seconds));
      if (now >= VOICE_LIMITS.seconds) stopNow.current();
    }, TICK_MS);
    stopNow.current = () => {
      clearInterval(clock);
      if (recorder.state !== 'inactive') recorder.stop();
    };
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => setState('failed');
    recorder.onstop = () => {
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      if (isGone.current) return;
      setState((now) => (now === 'recording' ? 'idle' : now));
      onRecorded(toFile(parts, recorder.mimeType || type));
    };
    recorder.start();
    setSeconds(0);
    setState('recording');
  }

  async function start() {
    const type = findType();
    if (type === undefined) return setState('unsupported');
    setState('asking');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) for (const track of stream.getTracks()) track.stop();
      else record(stream, type);
    } catch (error) {
      setState(stateAfter(error));
    }
  }

  return { state, seconds, start, stop: () => stopNow.current() };
}
