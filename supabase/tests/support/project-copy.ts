import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as SettingsModule from '../../local/settings.ts';
import { PROJECT_DIR } from '../../local/settings.ts';

const ONE_CABIN = `
  insert into public.cabins (slug, title, short_desc, hero_image_url, city, area, beds, baths, bedrooms, max_guests,
                             nightly_rate, latitude, longitude, elevation_ft, live)
  values ('only-cabin', 'Only Cabin', '', '/x.webp', 'Gatlinburg', 'gatlinburg', 1, 1, 1, 2, 10000, 35.7, -83.5, 1500, true);`;

export type Run = { code: number | null; lines: string[] };

/**
 * A copy of the files that a start needs, in a folder with a space in its name, so that tests can prepare files the
 * start finds or writes. One cabin instead of the catalog keeps it fast.
 */
export class ProjectCopy {
  readonly dir = path.join(mkdtempSync(path.join(tmpdir(), 'cabins-start-')), 'my cabins');

  constructor() {
    for (const folder of ['supabase/local', 'supabase/functions', 'supabase/migrations', 'lib']) {
      cpSync(path.join(PROJECT_DIR, folder), this.file(folder), { recursive: true });
    }
    cpSync(path.join(PROJECT_DIR, 'package.json'), this.file('package.json'));
    symlinkSync(path.join(PROJECT_DIR, 'node_modules'), this.file('node_modules'));
    writeFileSync(this.file('supabase/seed.sql'), ONE_CABIN);
  }

  file(name: string): string {
    return path.join(this.dir, name);
  }

  get folder(): string {
    return this.file('.local/database');
  }

  write(name: string, text: string): void {
    mkdirSync(path.dirname(this.file(name)), { recursive: true });
    writeFileSync(this.file(name), text);
  }

  /** The copy's own settings module, which reads and writes the copy's .env.local. */
  async loadSettings(environment: Record<string, string> = {}) {
    const url = pathToFileURL(this.file('supabase/local/settings.ts')).href;
    const settings = (await import(url)) as typeof SettingsModule;
    return settings.loadSettings({ NODE_ENV: 'test', ...environment });
  }

  /** Runs supabase/local/<script>.ts to its end; returns the lines of both outputs. */
  run(script: 'start' | 'reset', environment: Record<string, string> = {}): Promise<Run> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [this.file(`supabase/local/${script}.ts`)], {
        cwd: this.dir,
        env: { NODE_ENV: 'test', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.once('error', reject);
      child.once('close', (code) => {
        const lines = Buffer.concat(chunks).toString().split('\n').filter(Boolean);
        resolve({ code, lines });
      });
    });
  }

  remove(): void {
    rmSync(path.dirname(this.dir), { recursive: true, force: true });
  }
}
