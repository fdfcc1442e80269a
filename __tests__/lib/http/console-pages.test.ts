import { globSync, readFileSync } from 'node:fs';
import { requireStaff } from '@/lib/data/staff/staff';
import { CONSOLE_PAGES, consoleMetadata, type ConsolePath } from '@/lib/http/console-pages';
import { isRenderedPerRequest, resolveRoute } from '@/lib/middleware/dynamic-routes';
import { ROLES, STAFF_ROLES, type StaffRole } from '@/lib/schemas/host/staff/staff';
import { staffClient } from '@/lib/supabase/staff-client';

jest.mock('server-only', () => ({}));
jest.mock('react', () => ({ cache: (read: unknown) => read }));
jest.mock('@/lib/supabase/staff-client', () => ({ staffClient: jest.fn() }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found');
  },
  redirect: (target: string) => {
    throw new Error(target);
  },
}));

const PATHS = Object.keys(CONSOLE_PAGES) as ConsolePath[];
const OPEN = ['/host/sign-in', '/host/auth/confirm', '/host/[...path]'];

function signInAs(role: StaffRole | null) {
  const userId = '8f14e45f-ceea-4e6b-8d2b-7a1c3f0e9a10';
  const data = role && { user_id: userId, email: 'a@b.example', role, cabin_ids: [] };
  jest
    .mocked(staffClient)
    .mockResolvedValue({ rpc: () => Promise.resolve({ data, error: null, status: 200 }) } as never);
}

const open = (page: string, next?: string) =>
  requireStaff(page as ConsolePath, next).then(
    () => 'opened',
    (error: Error) => error.message,
  );

test('the list names each page of the console, and each reads its own entry', () => {
  const files = globSync('app/{host,(preview)/host}/**/page.tsx');
  const pathOf = (file: string) => `/host${file.split('/host')[1]?.replace(/\/?page\.tsx$/, '')}`;
  const trim = (path: string) => path.replace(/\/$/, '');
  expect(files.map((file) => trim(pathOf(file))).sort()).toEqual([...PATHS].sort());
  for (const file of files) {
    const path = trim(pathOf(file));
    const source = readFileSync(file, 'utf8');
    const [, name] = /^const (PATH|PAGE) = /m.exec(source) ?? [];
    const said = [
      source.includes(`const ${name} = '${path}';`) && source.includes(`consoleMetadata(${name})`),
      source.includes(`await requireStaff(${name}`),
    ];
    const saysOpen = [
      source.includes(`consoleMetadata('${path}')`),
      !source.includes('requireStaff'),
    ];
    expect([file, OPEN.includes(path) ? saysOpen : said]).toEqual([file, [true, true]]);
  }
});

test.each(STAFF_ROLES)('%s opens the pages that need no more than the role can', async (role) => {
  signInAs(role);
  for (const path of PATHS) {
    const may = CONSOLE_PAGES[path].needs.every((need) =>
      (ROLES[role] as readonly string[]).includes(need),
    );
    expect([path, await open(path)]).toEqual([path, may ? 'opened' : 'not found']);
  }
});

test('a stranger is sent to the sign-in, and back to the address afterward', async () => {
  signInAs(null);
  expect(await open('/host/money')).toBe('/host/sign-in?next=%2Fhost%2Fmoney');
  expect(await open('/host/cabins/[slug]', '/host/cabins/fern')).toBe(
    '/host/sign-in?next=%2Fhost%2Fcabins%2Ffern',
  );
});

test.each(['/host/unlisted', '/host/cabins/fern/unlisted', '/host/constructor', '/host/money/x'])(
  'not even an owner finds %s, which is not in the list',
  async (page) => {
    signInAs('owner');
    expect(await open(page)).toBe('not found');
    const route = resolveRoute(page, new URLSearchParams());
    expect(route).toBe('/host/not-here');
    expect(PATHS).not.toContain(route);
    expect(isRenderedPerRequest(page, new URLSearchParams())).toBe(true);
  },
);

test.each(['toString', '__proto__', ''])('%p is no page', async (page) => {
  signInAs('owner');
  expect(await open(page)).toBe('not found');
});

test('a tab has the title of the list, and search engines leave it out', () => {
  expect(consoleMetadata('/host/insights')).toEqual({
    title: 'Figures',
    robots: { index: false, follow: false },
  });
});
