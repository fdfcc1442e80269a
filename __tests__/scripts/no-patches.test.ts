import { Linter } from 'eslint';
import { noPatches, patches } from '@/scripts/no-patches';

const CONFIG: Linter.Config[] = [
  {
    plugins: { patches },
    rules: {
      'no-restricted-syntax': ['error', ...noPatches],
      'patches/no-patched-imports': 'error',
    },
  },
];

const faultsOf = (code: string) => new Linter().verify(code, CONFIG).map(({ message }) => message);

test.each([
  ['a prototype', 'ServerResponse.prototype.write = end;'],
  ['a global', 'globalThis.fetch = own;'],
  ['a symbol of the framework', "Symbol.for('@next/request-context');"],
  ['a built-in module past its import', "process.getBuiltinModule('node:http').Server;"],
  ['the same, by an import', "import { getBuiltinModule } from 'node:process';"],
  ['a private field', "connection['rlsState'] = 'active';"],
  ['a private field that is read', "const { app } = server; app['_router'].stack;"],
  ['a list of the build', "readFile('.next/prerender-manifest.json');"],
  ['source edited as it loads', 'module.registerHooks({ load });'],
  [
    'the same, by a hook',
    'export const load = (url, context, nextLoad) => nextLoad(url, context);',
  ],
  ['a hook registered by path', "import module from 'node:module'; module.register('./hook.js');"],
  ['a built chunk', "writeFileSync(path.join(folder, 'static/chunks', name), code);"],
  ['a built chunk named in a template', 'writeFile(`${folder}/static/chunks/${name}`, code);'],
  ['a file of the build', "fs.appendFileSync(path.join('.next', name), code);"],
  ['the step after a build', 'export default { compiler: { runAfterProductionCompile: edit } };'],
  ['a property of an import', "import { types } from 'pg'; types.builtins = {};"],
  ['a deeper one', "import { types } from 'pg'; types.builtins.INT8 = 1;"],
  ['one by its number', "import { types } from 'pg'; types.parsers[20] += own;"],
  ['one of a default import', "import ICAL from 'ical.js'; ICAL.strict = false;"],
  ['one of a namespace', "import * as http from 'node:http'; http.createServer = own;"],
  ['one by a call', "import { types } from 'pg'; Object.assign(types.parsers, own);"],
  ['one deleted', "import { types } from 'pg'; delete types.parsers[20];"],
])('%s is not touched', (_name, code) => {
  expect(faultsOf(code)).not.toEqual([]);
});

test.each([
  ['what is read of an import', "import { types } from 'pg'; const own = { ...types.builtins };"],
  ['what an import is given', "import { Pool } from 'pg'; new Pool({ types: own }).max;"],
  ['what is made of it', "import { Pool } from 'pg'; const pool = new Pool(); pool.own = 1;"],
  ['what a module of our own brings', "import { state } from './state.ts'; state.count = 1;"],
  ['an object of our own', "import { own } from '@/lib/own'; Object.assign(own.settings, {});"],
  ['a field by its name', "const answer = values['cabin'];"],
  ['the exit code', "import process from 'node:process'; process.exitCode = 1;"],
  ['a file that is not of the build', "writeFileSync(path.join('.local', name), text);"],
])('%s is not refused', (_name, code) => {
  expect(faultsOf(code)).toEqual([]);
});
