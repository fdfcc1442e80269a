import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/html';
import { isOwnPicture, isSafeLink } from '../values/safe-link.ts';

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em' | 'del'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'break' };

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'heading'; level: 2 | 3; children: readonly Inline[] }
  | { kind: 'list'; start: number | null; items: readonly (readonly Block[])[] }
  | { kind: 'quote'; children: readonly Block[] }
  | { kind: 'rule' };

type Node = MarkdownToJSX.ASTNode;

const OPTIONS = { disableParsingRawHTML: true, disableAutoLink: true, forceBlock: true } as const;
const TAGS: Readonly<Record<string, 'strong' | 'em' | 'del'>> = {
  strong: 'strong',
  em: 'em',
  del: 'del',
};

const isMailable = (href: string) => isSafeLink(href) && !href.startsWith('#');

function toInline(node: Node): readonly Inline[] {
  switch (node.type) {
    case RuleType.text:
      return [{ kind: 'text', text: node.text }];
    case RuleType.codeInline:
      return [{ kind: 'code', text: node.text }];
    case RuleType.breakLine:
      return [{ kind: 'break' }];
    case RuleType.textFormatted: {
      const children = node.children.flatMap(toInline);
      const kind = TAGS[node.tag];
      return kind ? [{ kind, children }] : children;
    }
    case RuleType.link: {
      const children = node.children.flatMap(toInline);
      const href = node.target ?? '';
      return isMailable(href) ? [{ kind: 'link', href, children }] : children;
    }
    case RuleType.image:
      return isOwnPicture(node.target ?? '')
        ? [{ kind: 'picture', src: node.target ?? '', alt: node.alt ?? '' }]
        : [{ kind: 'text', text: node.alt ?? '' }];
    default:
      return [];
  }
}

const paragraph = (children: readonly Inline[]): readonly Block[] =>
  children.length > 0 ? [{ kind: 'paragraph', children }] : [];

function toBlock(node: Node): readonly Block[] {
  switch (node.type) {
    case RuleType.paragraph:
      return paragraph(node.children.flatMap(toInline));
    case RuleType.heading:
      return [
        {
          kind: 'heading',
          level: node.level <= 2 ? 2 : 3,
          children: node.children.flatMap(toInline),
        },
      ];
    case RuleType.orderedList:
      return [{ kind: 'list', start: node.start ?? 1, items: node.items.map(toBlocks) }];
    case RuleType.unorderedList:
      return [{ kind: 'list', start: null, items: node.items.map(toBlocks) }];
    case RuleType.blockQuote:
      return [{ kind: 'quote', children: toBlocks(node.children) }];
    case RuleType.breakThematic:
      return [{ kind: 'rule' }];
    case RuleType.codeBlock:
      return paragraph([{ kind: 'code', text: node.text }]);
    case RuleType.table:
      // Mail apps on phones have no room for columns.
      return [node.header, ...node.cells].flatMap((row) =>
        paragraph(
          row.flatMap((cell, place): readonly Inline[] => [
            ...(place > 0 ? [{ kind: 'text', text: ' · ' } as const] : []),
            ...cell.flatMap(toInline),
          ]),
        ),
      );
    default:
      return [];
  }
}

const BLOCKS: ReadonlySet<number> = new Set([
  RuleType.paragraph,
  RuleType.heading,
  RuleType.orderedList,
  RuleType.unorderedList,
  RuleType.blockQuote,
  RuleType.breakThematic,
  RuleType.codeBlock,
  RuleType.table,
]);

/** Text between blocks, as in list items, becomes a paragraph. */
function toBlocks(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let open: Inline[] = [];
  const close = () => {
    blocks.push(...paragraph(open));
    open = [];
  };
  for (const node of nodes) {
    if (BLOCKS.has(node.type)) {
      close();
      blocks.push(...toBlock(node));
    } else open.push(...toInline(node));
  }
  close();
  return blocks;
}

/**
 * Parses a newsletter's Markdown into blocks that every mail app can show. HTML becomes text; links lead to https,
 * mailto or a path of this site; pictures come from the site's own folder; of anything else only the words remain.
 */
export const parseNewsletter = (markdown: string): readonly Block[] =>
  toBlocks(parser(markdown, OPTIONS));
