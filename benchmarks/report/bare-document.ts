import { Document, ImageRun, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { estimatePageNumbers } from 'docx/layout';
import { strFromU8, unzipSync } from 'fflate';

/** The contents of a document's body, in no order. */
export interface Shape {
  /** texts of paragraphs outside tables */
  readonly paragraphs: readonly string[];
  /** texts of each cell of each row of each table */
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly pictures: readonly Uint8Array[];
}

const PICTURE = { width: 640, height: 400 };
/** One in this many paragraphs is a heading, so that there are pages to find. */
const HEADING_EVERY = 12;

export function shapeOf(bytes: Uint8Array): Shape {
  const files = unzipSync(bytes);
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const tables = [...document.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) =>
    [...table.matchAll(/<w:tr[ >].*?<\/w:tr>/gs)].map(([row]) =>
      [...row.matchAll(/<w:tc>.*?<\/w:tc>/gs)].map(([cell]) => textOf(cell)),
    ),
  );
  const outside = document.replace(/<w:tbl>.*?<\/w:tbl>/gs, '');
  return {
    paragraphs: [...outside.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) => textOf(paragraph)),
    tables,
    pictures: Object.entries(files).flatMap(([name, content]) =>
      name.startsWith('word/media/') ? [content] : [],
    ),
  };
}

/** Writes as much with docx and without our code: no styles, no header, no figures to put into words. */
export async function bareDocument(
  { paragraphs, tables, pictures }: Shape,
  { withPages }: { readonly withPages: boolean },
): Promise<Uint8Array> {
  const document = new Document({
    ...(withPages ? { pageNumbers: estimatePageNumbers } : {}),
    sections: [
      {
        children: [
          ...paragraphs.map((text, place) =>
            place % HEADING_EVERY === 0 ? new Paragraph({ text, heading: 'Heading1' }) : new Paragraph(text),
          ),
          ...tables.map(tableOf),
          ...pictures.map(
            (data) =>
              new Paragraph({ children: [new ImageRun({ type: 'png', data, transformation: PICTURE })] }),
          ),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function tableOf(rows: Shape['tables'][number]): Table {
  return new Table({
    rows: rows.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    ),
  });
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<w:t[ >][^<]*/g)].map(([text]) => text.slice(text.indexOf('>') + 1)).join('');
}
