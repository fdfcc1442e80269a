import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';

/** The ICC profile of the first image that has one; null without one, which is sRGB. */
function readProfile(file) {
  const at = file.indexOf('colrprof', 0, 'latin1');
  if (at < 4) return null;
  const end = at - 4 + file.readUInt32BE(at - 4);
  return end > at + 8 && end <= file.length ? file.subarray(at + 8, end) : null;
}

/** Reads the size before anything is decoded. The pixels are upright, as RGBA. */
async function decode({ file, maxPixels, maxSide }) {
  const images = await all({ buffer: file });
  try {
    const [image] = images;
    const { width, height } = image;
    if (width * height > maxPixels || Math.max(width, height) > maxSide) return 'too_big';
    const { data } = await image.decode();
    return { width, height, data: new Uint8Array(data.buffer), profile: readProfile(file) };
  } finally {
    images.dispose();
  }
}

const file = Buffer.from(workerData.file.buffer);
const outcome = await decode({ ...workerData, file }).catch(() => 'broken');
parentPort.postMessage(outcome, outcome.data ? [outcome.data.buffer] : []);
