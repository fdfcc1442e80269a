import type { Rule } from 'eslint';

const MESSAGE = 'What Node, Next or a dependency brings stays as it is (decision 0015).';

const SHARED_OBJECTS = '/^(globalThis|global|console|Buffer|http|https|process)$/';
const WRITES = '/^(assign|defineProperty|defineProperties|set|setPrototypeOf|deleteProperty)$/';
const WRITE_CALL = `CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=${WRITES}]`;
const FILE_WRITE = '/^(writeFile|appendFile|copyFile|rename|truncate|createWriteStream)/';

/** Prototypes, process-wide objects, framework symbols, private fields and entries. */
const OBJECTS = [
  `AssignmentExpression[left.object.name=${SHARED_OBJECTS}]:not([left.object.name='process'][left.property.name='exitCode'])`,
  "AssignmentExpression[left.object.property.name='prototype']",
  "AssignmentExpression[left.object.name='prototype']",
  "AssignmentExpression[left.property.name='prototype']",
  `${WRITE_CALL}[arguments.0.name=${SHARED_OBJECTS}]`,
  `${WRITE_CALL}[arguments.0.property.name='prototype']`,
  "CallExpression[callee.object.name='Symbol'][callee.property.name='for'][arguments.0.value=/^(@|next|undici|nodejs)/i]",
  ":matches(MemberExpression[property.name='getBuiltinModule'], ImportSpecifier[imported.name='getBuiltinModule'])",
  // A field that TypeScript calls private is still accessible by its name in brackets.
  "MemberExpression[computed=true][property.type='Literal'][property.value=/^[_#][A-Za-z]/]",
  "AssignmentExpression[left.computed=true][left.property.type='Literal'][left.property.value=/^[A-Za-z_$][\\w$]*$/]",
  'ImportExpression[source.value=/^next\\u002Fdist/]',
];
/** Source edited while Node loads it; imports of these are refused too (eslint.config.mjs). */
const LOADED_SOURCE = [
  'Identifier[name=/^(registerHooks|nextLoad|nextResolve)$/]',
  "CallExpression[callee.object.name=/^(module|Module|nodeModule)$/][callee.property.name='register']",
];
/** Build output, and Next's own manifests of it. */
const BUILT_FILES = [
  'Literal[value=/-manifest\\.(json|js)$/]',
  "Property[key.name='runAfterProductionCompile']",
  'Literal[value=/static\\u002Fchunks/]',
  'TemplateElement[value.raw=/static\\u002Fchunks/]',
  ...['name', 'property.name'].map(
    (name) => `CallExpression[callee.${name}=${FILE_WRITE}]:has(Literal[value=/\\.next\\b/])`,
  ),
];

/** The value of ESLint's `no-restricted-syntax`. */
export const noPatches = [...OBJECTS, ...LOADED_SOURCE, ...BUILT_FILES].map((selector) => ({
  selector,
  message: MESSAGE,
}));

/** The whole of `a.b.c` for its `a`. */
function wholeOf(node: Rule.Node): Rule.Node {
  const { parent } = node;
  return parent?.type === 'MemberExpression' && parent.object === node ? wholeOf(parent) : node;
}

function isWrittenTo(node: Rule.Node): boolean {
  const { parent } = node;
  if (parent?.type === 'AssignmentExpression') return parent.left === node;
  if (parent?.type === 'UpdateExpression') return true;
  if (parent?.type === 'UnaryExpression') return parent.operator === 'delete';
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== node) return false;
  const { callee } = parent;
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    /^(Object|Reflect)$/.test(callee.object.name) &&
    callee.property.type === 'Identifier' &&
    new RegExp(WRITES.slice(1, -1)).test(callee.property.name)
  );
}

// `process` has its own rule above; its `env` and `exitCode` may be set.
const OWN = /^(\.{1,2}\/|@\/|node:process$)/;

/** Assignments to a package's import, or to a property of it, at any depth. */
const noPatchedImports: Rule.RuleModule = {
  meta: { type: 'problem', messages: { patched: MESSAGE } },
  create: (context) => ({
    ImportDeclaration(node) {
      if (OWN.test(String(node.source.value))) return;
      const names = context.sourceCode.getDeclaredVariables(node);
      for (const { identifier } of names.flatMap(({ references }) => references)) {
        const whole = wholeOf(identifier as Rule.Node);
        if (isWrittenTo(whole)) context.report({ node: whole, messageId: 'patched' });
      }
    },
  }),
};

/** The ESLint plugin `patches`. */
export const patches = { rules: { 'no-patched-imports': noPatchedImports } };
