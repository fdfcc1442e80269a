import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  type Stats,
} from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from '../settings.ts';

/** Permissions of everybody but the owner; as a umask, it makes new files private. */
export const OTHERS_PERMISSIONS = 0o077;
const PRIVATE_DIR = path.join(PROJECT_DIR, '.local');

function visit(file: string, act: (file: string, stats: Stats) => void): void {
  const stats = lstatSync(file);
  if (stats.isDirectory()) for (const name of readdirSync(file)) visit(path.join(file, name), act);
  if (stats.isDirectory() || stats.isFile()) act(file, stats);
}

function closeToOthers(file: string, { mode } = lstatSync(file)): void {
  if (mode & OTHERS_PERMISSIONS) chmodSync(file, mode & ~OTHERS_PERMISSIONS & 0o777);
}

/** Removes group and other permissions that earlier starts left on the folder and on .local. */
export function keepPrivate(folder: string): void {
  if (existsSync(folder)) visit(folder, closeToOthers);
  if (path.dirname(folder) === PRIVATE_DIR) closeToOthers(PRIVATE_DIR);
}

export function flushFile(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Flushes (fsync) the folder and its contents, children first. */
export function flushFolder(folder: string): void {
  visit(folder, flushFile);
  flushFile(path.dirname(folder));
}
