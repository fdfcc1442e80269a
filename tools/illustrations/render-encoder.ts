import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type FrameSize = { width: number; height: number };
export type Film = FrameSize & {
  fps: number;
  frames: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
};

// Without these marks players guess the color matrix, and the first frame jumps away from the poster.
const BT709 = 'out_color_matrix=bt709:out_range=tv';
const BT709_MARKS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

export function requireFfmpeg(): void {
  if (!spawnSync('ffmpeg', ['-version']).error) return;
  console.error(
    'ffmpeg is missing. Install it (apt-get install ffmpeg, brew install ffmpeg) and run this again.',
  );
  process.exit(1);
}

function runFfmpeg(args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
}

/** Writes the raw RGB frames once, without loss; `encode` makes the real files of it. */
export async function record({ width, height, fps, frames }: Film): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'film-')), 'film.mkv');
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`];
  const child = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-i', '-', '-c:v', 'libx264rgb', '-qp', '0'].concat([
      '-preset',
      'ultrafast',
      file,
    ]),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const frame of frames) {
    if (!child.stdin.write(frame))
      await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  if ((await ended) !== 0) throw new Error('ffmpeg could not record the frames');
  return file;
}

export function discard(film: string): void {
  rmSync(path.dirname(film), { recursive: true, force: true });
}

type Output = { file: string; quality: number; size: FrameSize; maxBytes: number };

const CODECS: Record<string, string[]> = {
  '.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-movflags', '+faststart'],
  '.webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '4', '-g', '240'],
};
const COARSER = 3;
const COARSEST = 45;

/** H.264 for `.mp4`, VP9 for `.webm`, as fine as the limit allows; a smaller `quality` number is finer. */
export function encode(film: string, output: Output): void {
  const { file, quality, size, maxBytes } = output;
  const scale = `scale=${size.width}:${size.height}:flags=lanczos:${BT709}`;
  const filter = `${scale},format=yuv420p`;
  const codec = CODECS[path.extname(file)] ?? [];
  const args = ['-an', '-vf', filter, ...codec, '-crf', `${quality}`, '-map_metadata', '-1'];
  runFfmpeg(['-i', film, ...args, ...BT709_MARKS, file]);
  const { size: bytes } = statSync(file);
  console.log(`${path.relative(process.cwd(), file)} ${(bytes / 1024).toFixed(0)} KB`);
  if (bytes <= maxBytes) return;
  if (quality > COARSEST) throw new Error(`${file} cannot be made smaller than ${maxBytes} bytes`);
  encode(film, { ...output, quality: quality + COARSER });
}
