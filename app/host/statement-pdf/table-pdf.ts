import PDFDocument from 'pdfkit';
import { cellText, type FigureTable } from '@/components/host/figure-table';

const MARGIN = 40;
const SIZE = 8;
// Of the fonts that every reader of PDF has: Windows-1252, without the dashes it draws badly.
const UNKNOWN = /[^\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu;
const alignOf = (kind?: string) => ({
  x: kind === 'text' ? ('left' as const) : ('right' as const),
});
const printable = (text: string) => text.replace(UNKNOWN, '?');

/** A table on Letter paper, sideways, with its heading on each page and its definition below. */
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
    const shape = document.table({
      // Widths by what stands in them: the names of the cabins have what is left.
      columnStyles: columns.map((_, at) => ({ width: at === 1 ? '*' : at === 0 ? 84 : 54 })),
      defaultStyle: {
        border: { top: 0, right: 0, bottom: 0.5, left: 0 },
        borderColor: '#999999',
        padding: 3,
      },
    });
    for (const cells of [
      heading,
      ...rows.map((row) => toCells(row, false)),
      ...(total ? [toCells(total, true)] : []),
    ]) {
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
