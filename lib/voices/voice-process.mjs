import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MATROSKA,
  Mp4OutputFormat,
  MP4,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** AAC plays everywhere; Opus in WebM everywhere but on iPhones before iOS 17.4. */
const PUBLISHED = {
  // The length comes first, so that players know it before they have loaded the whole file.
  aac: { type: 'audio/mp4', format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }) },
  opus: { type: 'audio/webm', format: () => new WebMOutputFormat() },
};

/** The packets, or a refusal code. */
async function readPackets(track, maxSeconds, maxBytes) {
  const packets = [];
  let bytes = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    packets.push(packet);
    bytes += packet.byteLength;
    // Packets of a hostile file may share bytes and expand a megabyte to gigabytes.
    if (bytes > maxBytes) return 'broken';
    if (packet.timestamp + packet.duration - packets[0].timestamp > maxSeconds) return 'too_long';
  }
  return packets;
}

async function write(packets, codec, decoderConfig) {
  const target = new BufferTarget();
  const output = new Output({ format: PUBLISHED[codec].format(), target });
  const sound = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(sound);
  await output.start();
  for (const packet of packets) {
    const timestamp = packet.timestamp - packets[0].timestamp;
    await sound.add(packet.clone({ timestamp }), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer);
}

async function convert({ file, maxSeconds, minSeconds }) {
  const formats = [MP4, QTFF, WEBM, MATROSKA];
  const input = new Input({ source: new BufferSource(file), formats });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  if (!Object.hasOwn(PUBLISHED, codec ?? '')) return 'unknown';
  const packets = await readPackets(track, maxSeconds, file.byteLength);
  if (typeof packets === 'string') return packets;
  const [first, last] = [packets[0], packets.at(-1)];
  const length = packets.length === 0 ? 0 : last.timestamp + last.duration - first.timestamp;
  if (length < minSeconds) return 'broken';
  const written = await write(packets, codec, await track.getDecoderConfig());
  return { file: written, type: PUBLISHED[codec].type, seconds: Math.round(length * 10) / 10 };
}

process.once('message', async (input) => {
  process.send(await convert(input).catch(() => 'broken'));
});
