import PDFDocument from 'pdfkit';
import { cellText, type FigureTable } from '@/components/host/figure-table';

const MARGIN = 40;
const SIZE = 8;
const PADDING = 3;
const STAY_WIDTH = 84;
// Of the page's number.
const FOOT = 20;
// Of the fonts that every reader of PDF has: Windows-1252, without the dashes it draws badly.
const UNKNOWN = /[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;
const alignOf = (kind?: string) => ({
  x: kind === 'text' ? ('left' as const) : ('right' as const),
});
const printable = (text: string) => text.replace(UNKNOWN, '?');

/** Each as wide as its longest word needs; the cabins, in the second one, have what is left. */
function columnWidths(
  document: PDFKit.PDFDocument,
  [heading = [], ...body]: readonly (readonly { text: string }[])[],
): number[] {
  document.font('Helvetica-Bold');
  const widthOf = (text: string) => Math.ceil(document.widthOfString(text)) + 2 * PADDING + 1;
  const widths = heading.map(({ text }, at) => {
    if (at === 0) return STAY_WIDTH;
    if (at === 1) return 0;
    return Math.max(
      ...text.split(' ').map(widthOf),
      ...body.map((row) => widthOf(row[at]?.text ?? '')),
    );
  });
  document.font('Helvetica');
  const rest = document.page.width - 2 * MARGIN - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, at) => (at === 1 ? rest : width));
}

/** A table on Letter paper, sideways, with its columns named on each page and its definition below. */
export async function tablePdf(
  table: FigureTable,
  { from, to }: { from: string; to: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: 'LETTER', layout: 'landscape', margin: MARGIN, bufferPages: true, lang: 'en-US' },
    info: { Title: printable(`${table.heading}, ${to}`), Author: printable(from) },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });

  document.font('Helvetica-Bold').fontSize(16).text(printable(table.heading));
  document
    .font('Helvetica')
    .fontSize(10)
    .text(printable(`${to}. From ${from}.`));
  document.moveDown();
  const { columns, rows, total } = table;
  const toCells = (row: FigureTable['rows'][number], isBold: boolean) =>
    row.map((cell, at) => ({
      text: printable(cellText(cell, columns[at]?.kind ?? 'text')),
      align: alignOf(columns[at]?.kind),
      ...(isBold && { font: { src: 'Helvetica-Bold', size: SIZE } }),
    }));
  document.fontSize(SIZE);
  if (rows.length === 0) {
    document.text('No stay ended in this month, and nothing came or went for earlier ones.');
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
    const widths = columnWidths(document, [heading, ...body]);
    const begin = () =>
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
      const heights = cells.map(({ text }, at) =>
        document.heightOfString(text, { width: (widths[at] ?? 0) - 2 * PADDING }),
      );
      const bottom = document.y + Math.max(...heights) + 2 * PADDING;
      if (bottom >= document.page.height - MARGIN - FOOT) {
        shape.end();
        document.addPage();
        shape = begin();
      }
      shape.row(cells);
    }
    shape.end();
  }
  document.moveDown().text(printable(table.definition));
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.text(`Page ${page + 1} of ${count}`, MARGIN, document.page.height - MARGIN - SIZE, {
      lineBreak: false,
    });
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}
