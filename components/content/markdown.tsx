import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { compiler, parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/react';
import { joinClasses } from '@/components/ui/class-names';
import { isOwnPicture, isSafeLink } from '@/lib/domain/values/safe-link';
import styles from './markdown.module.css';

export type OutlineEntry = { id: string; text: string };

type LinkProps = { href?: string; title?: string; className?: string; children?: ReactNode };

function MarkdownLink({ href, title, className, children }: LinkProps) {
  if (!href) return <>{children}</>;
  if (href.startsWith('/')) {
    return (
      <Link href={href} title={title} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={href}
      title={title}
      className={className}
      rel={href.startsWith('https:') ? 'noopener' : undefined}
    >
      {children}
    </a>
  );
}

function MarkdownPicture({ src, alt = '' }: { src?: string; alt?: string }) {
  if (!src) return null;
  return (
    <Picture src={src} alt={alt} width={1200} height={800} sizes="(min-width: 48rem) 42rem, 92vw" />
  );
}

type HeadingProps = { id?: string; children?: ReactNode };

/** The link beside a heading is for the mouse only: the outline gives everybody the same links. */
const heading = (Level: 'h2' | 'h3' | 'h4') =>
  function MarkdownHeading({ id, children }: HeadingProps) {
    return (
      <Level id={id}>
        {children}
        {id && (
          <a href={`#${id}`} aria-hidden tabIndex={-1}>
            #
          </a>
        )}
      </Level>
    );
  };

function MarkdownTable(props: ComponentProps<'table'>) {
  return (
    <div className={styles.scroller} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

type RowCardsProps = {
  table: MarkdownToJSX.TableNode;
  render: (cell: MarkdownToJSX.ASTNode[]) => ReactNode;
};

/** Each cell names its column, because a phone shows each row as a card. */
function RowCards({ table, render }: RowCardsProps) {
  const heads = table.header.map(textOf);
  return (
    <table className={styles.cards}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.cells.map((row) => (
          <tr key={textOf(row.flat())}>
            {row.map((cell, i) => (
              <td key={heads[i]} data-head={heads[i]}>
                {render(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableAutoLink: true,
  forceBlock: true,
  wrapper: null,
  sanitizer: (value, tag) =>
    (tag === 'img' ? isOwnPicture(value) : isSafeLink(value)) ? value : null,
  overrides: {
    a: MarkdownLink,
    img: MarkdownPicture,
    // The page has its own first heading.
    h1: heading('h2'),
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    h5: heading('h4'),
    h6: heading('h4'),
    table: MarkdownTable,
    input: () => null,
  },
};

function textOf(nodes: readonly MarkdownToJSX.ASTNode[]): string {
  return nodes
    .map((node) => {
      if ('children' in node && node.children) return textOf(node.children);
      return 'text' in node && node.text ? node.text : '';
    })
    .join('');
}

/** The main headings of a text, with the ids its links go to. */
export function listHeadings(markdown: string): OutlineEntry[] {
  return parser(markdown, OPTIONS).flatMap((node) =>
    node.type === RuleType.heading && node.level <= 2
      ? [{ id: node.id, text: textOf(node.children) }]
      : [],
  );
}

const MARKS = /[*_[\]`\\<&~=|]/;
const LINE_OPTIONS: MarkdownToJSX.Options = {
  ...OPTIONS,
  forceBlock: false,
  forceInline: true,
  wrapper: Fragment,
  overrides: {
    ...OPTIONS.overrides,
    a: { component: MarkdownLink, props: { className: 'link' } },
    strong: { component: 'b' },
  },
};

/** One line of written content, without a block of its own. */
export const MarkdownLine = ({ children }: { children: string }) =>
  // Plain text goes to the browser as it is.
  MARKS.test(children) ? compiler(children, LINE_OPTIONS) : children;

const BLOCK = /^(?:[-+#>|!`]|\*\s|\d+\.|[ \t])/m;

/** Written content that may be paragraphs alone: then the page needs no other styles. */
export function Paragraphs({ children }: { children: string }) {
  if (BLOCK.test(children)) return <Markdown className="max-w-prose">{children}</Markdown>;
  return (
    <div className="max-w-prose space-y-5 text-[1.0625rem] leading-[1.75] text-pretty">
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <MarkdownLine>{paragraph}</MarkdownLine>
        </p>
      ))}
    </div>
  );
}

const ROW_CARDS: MarkdownToJSX.Options = {
  ...OPTIONS,
  renderRule: (next, node, renderChildren, state) =>
    node.type === RuleType.table ? (
      <RowCards key={state.key} table={node} render={(cell) => renderChildren(cell, state)} />
    ) : (
      next()
    ),
};

type Props = {
  children: string;
  className?: string;
  hasDropCap?: boolean;
  /** For tables with prose in them. */
  hasRowCards?: boolean;
};

/** Written content. Raw HTML in it is shown as text, and links and pictures from elsewhere are cut. */
export function Markdown({ children, className, hasDropCap = false, hasRowCards = false }: Props) {
  return (
    <div className={joinClasses(styles.prose, hasDropCap && styles.dropCap, className)}>
      {compiler(children, hasRowCards ? ROW_CARDS : OPTIONS)}
    </div>
  );
}
