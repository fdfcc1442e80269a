import PDFDocument from 'pdfkit';
import { openFonts, toVisualOrder, type FontOf } from './pdf-text';
import { cellText, type FigureTable } from '@/components/host/insights/figure-table';

const MARGIN = 40;
const SIZE = 8;
const PADDING = 3;
const STAY_WIDTH = 84;
// The space for the page number.
const FOOT = 20;
const alignOf = (kind?: string) => ({
  x: kind === 'text' ? ('left' as const) : ('right' as const),
});

/** Each column is as wide as its longest word needs. The second, with the cabins, gets the rest. */
function columnWidths(
  document: PDFKit.PDFDocument,
  fontOf: FontOf,
  [heading = [], ...body]: readonly (readonly { text: string }[])[],
): number[] {
  const widthOf = (text: string) =>
    Math.ceil(document.font(fontOf(text, true)).widthOfString(text)) + 2 * PADDING + 1;
  const widths = heading.map(({ text }, at) => {
    if (at === 0) return STAY_WIDTH;
    if (at === 1) return 0;
    return Math.max(
      ...text.split(' ').map(widthOf),
      ...body.map((row) => widthOf(row[at]?.text ?? '')),
    );
  });
  const rest = document.page.width - 2 * MARGIN - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, at) => (at === 1 ? rest : width));
}

/** Draws a table on Letter paper in landscape, with column headings on each page and its definition below. */
export async function tablePdf(
  table: FigureTable,
  { from, to }: { from: string; to: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en-US',
    info: { Title: `${table.heading}, ${to}`, Author: from },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });

  const fontOf = openFonts(document);
  const write = (text: string, size: number, isBold = false) =>
    document.font(fontOf(text, isBold)).fontSize(size).text(toVisualOrder(text));
  write(table.heading, 16, true);
  write(to, 10);
  write(`From ${from}.`, 10);
  document.moveDown();
  const { columns, rows, total } = table;
  const toCells = (row: FigureTable['rows'][number], isBold: boolean) =>
    row.map((cell, at) => {
      const text = cellText(cell, columns[at]?.kind ?? 'text');
      return {
        text: toVisualOrder(text),
        align: alignOf(columns[at]?.kind),
        font: { src: fontOf(text, isBold), size: SIZE },
      };
    });
  document.fontSize(SIZE);
  let begin: (() => PDFKit.Mixins.PDFTableObject) | null = null;
  const bottom = () => document.page.height - MARGIN - FOOT;
  if (rows.length === 0) {
    document
      .font('Helvetica')
      .text('No stay ended this month, and there were no payments or refunds for earlier ones.');
  } else {
    const heading = columns.map(({ label, kind }) => ({
      text: label,
      align: alignOf(kind),
      font: { src: 'Helvetica-Bold', size: SIZE },
    }));
    const body = [
      ...rows.map((row) => toCells(row, false)),
      ...(total ? [toCells(total, true)] : []),
    ];
    const widths = columnWidths(document, fontOf, [heading, ...body]);
    begin = () =>
      document
        .table({
          columnStyles: widths.map((width) => ({ width })),
          defaultStyle: {
            border: { top: 0, right: 0, bottom: 0.5, left: 0 },
            borderColor: '#999999',
            padding: PADDING,
          },
        })
        .row(heading);
    let shape = begin();
    for (const cells of body) {
      const heights = cells.map(({ text, font }, at) =>
        document
          .font(font.src)
          .fontSize(SIZE)
          .heightOfString(text, { width: (widths[at] ?? 0) - 2 * PADDING }),
      );
      if (document.y + Math.max(...heights) + 2 * PADDING >= bottom()) {
        shape.end();
        document.addPage();
        shape = begin();
      }
      shape.row(cells);
    }
    shape.end();
  }
  document.font('Helvetica').fontSize(SIZE).moveDown();
  if (begin && document.y + document.heightOfString(table.definition) >= bottom()) {
    document.addPage();
    begin().end();
    document.font('Helvetica').fontSize(SIZE).moveDown();
  }
  write(table.definition, SIZE);
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document
      .font('Helvetica')
      .text(`Page ${page + 1} of ${count}`, MARGIN, document.page.height - MARGIN - SIZE, {
        lineBreak: false,
      });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}
