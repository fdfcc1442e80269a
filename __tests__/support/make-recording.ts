import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const OPUS_HEAD = [...Buffer.from('OpusHead'), 1, 1, 56, 1, 0x80, 0xbb, 0, 0, 0, 0, 0];
const CODECS = {
  aac: {
    config: { codec: 'mp4a.40.2', sampleRate: 44_100, numberOfChannels: 1 },
    description: [0x12, 0x08],
    packet: [0x01, 0x18, 0x20, 0x07],
    packetSeconds: 1024 / 44_100,
  },
  opus: {
    config: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 },
    description: OPUS_HEAD,
    packet: [0xf8, 0xff, 0xfe],
    packetSeconds: 0.02,
  },
};
type Recording = {
  codec: keyof typeof CODECS;
  seconds: number;
  container?: 'mp4' | 'webm';
  comment?: string;
};

/** A silent recording as a browser makes it: in parts, without a length at the start. */
export async function makeRecording({ codec, seconds, container, comment }: Recording) {
  const { config, description, packet, packetSeconds } = CODECS[codec];
  const target = new BufferTarget();
  const format =
    (container ?? (codec === 'aac' ? 'mp4' : 'webm')) === 'mp4'
      ? new Mp4OutputFormat({ fastStart: 'fragmented' })
      : new WebMOutputFormat({ appendOnly: true });
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  if (comment) output.setMetadataTags({ comment });
  await output.start();
  const decoderConfig = { ...config, description: Uint8Array.from(description) };
  for (let n = 0; n * packetSeconds < seconds; n += 1) {
    const sound = new EncodedPacket(
      Uint8Array.from(packet),
      'key',
      n * packetSeconds,
      packetSeconds,
    );
    await source.add(sound, { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
