import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ASSEMBLE = path.resolve('deploy/assemble.ts');

test('a link of the build to a package stays inside the assembled folder', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'cabins-assemble-'));
  const file = (name: string) => path.join(project, name);
  for (const folder of [
    '.next/standalone/.next/node_modules',
    '.next/static',
    'public',
    'server',
    'lib',
  ])
    mkdirSync(file(folder), { recursive: true });
  for (const name of ['.next/standalone/server.js', 'next.config.ts'])
    writeFileSync(file(name), '');
  const link = '.next/node_modules/zod-1';
  symlinkSync('../../node_modules/zod', file(`.next/standalone/${link}`));
  const { status, stderr } = spawnSync(process.execPath, [ASSEMBLE, 'image'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readlinkSync(file(`image/${link}`))).toBe('../../node_modules/zod');
  rmSync(project, { recursive: true });
});
