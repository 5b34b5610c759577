import { crc32 } from 'node:zlib';

type Sheets = Readonly<Record<string, readonly (readonly (string | number)[])[]>>;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Returns an .xlsx file with exactly these cells, of which some sheets may be hidden, for contents that the application itself never writes. */
export function workbookOfSheets(
  sheets: Sheets,
  { hidden = [] }: { readonly hidden?: readonly string[] } = {},
): Buffer {
  const names = Object.keys(sheets);
  const tags = names.map(
    (name, at) =>
      `<sheet name="${name}"${hidden.includes(name) ? ' state="hidden"' : ''} sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const relations = names.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  const workbook = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tags.join('')}</sheets></workbook>`;
  return zipOf({
    '_rels/.rels': relationsPart([relation('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relationsPart(relations),
    ...Object.fromEntries(
      names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, toSheetXml(sheets[name] ?? [])]),
    ),
  });
}

function toSheetXml(rows: readonly (readonly (string | number)[])[]): string {
  const toCell = (cell: string | number) =>
    typeof cell === 'number'
      ? `<c><v>${cell}</v></c>`
      : `<c t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  const xml = rows.map((cells) => `<row>${cells.map(toCell).join('')}</row>`);
  return `<worksheet xmlns="${MAIN}"><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relationsPart(relations: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`;
}

/** Returns a zip archive whose entries are stored uncompressed. */
function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, name]));
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
