import { strFromU8, strToU8 } from 'fflate';
import type { PackageParts } from './package-parts.ts';
import { PAGE_KINDS, type PartRelation, type TemplatePart, type WordTemplate } from './word-template.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPES = '[Content_Types].xml';
const FONT_TABLE = 'word/fontTable.xml';
/** Kinds of pictures whose content type the library does not know. */
const FURTHER_TYPES: Readonly<Record<string, string>> = {
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
  tiff: 'image/tiff',
};

/** Replaces the document's own headers, footers and font table by those of the template. */
export function putTemplate(parts: PackageParts, template: WordTemplate): void {
  const { headers, footers, fontTable, ownFirstPage } = template;
  for (const kind of PAGE_KINDS) {
    putPart(parts, { reference: `w:headerReference w:type="${kind}"`, part: headers[kind] });
    // Our cover also gets the footer when the template has no separate first page.
    const footer = kind === 'first' && !ownFirstPage ? footers.default : footers[kind];
    putPart(parts, { reference: `w:footerReference w:type="${kind}"`, part: footer });
  }
  if (fontTable) parts[FONT_TABLE] = strToU8(fontTable);
  const types = textOf(parts, TYPES);
  const further = Object.entries(FURTHER_TYPES).map(
    ([extension, type]) => `<Default ContentType="${type}" Extension="${extension}"/>`,
  );
  parts[TYPES] = strToU8(types.replace(/<Default /, `${further.join('')}<Default `));
}

/** Fills the part to which the document refers in these words; a document without such pages has no such part. */
function putPart(
  parts: PackageParts,
  { reference, part }: { readonly reference: string; readonly part: TemplatePart | undefined },
): void {
  const id = new RegExp(`<${reference} r:id="([^"]+)"`).exec(textOf(parts, 'word/document.xml'))?.[1];
  if (!part || !id) return;
  const file = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(
    textOf(parts, 'word/_rels/document.xml.rels'),
  );
  const name = file?.[1] ?? '';
  parts[`word/${name}`] = strToU8(part.xml);
  parts[`word/_rels/${name}.rels`] = strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONS}">${part.relations
      .map((relation) => relationXml(parts, `template-${name.replace('.xml', '')}`, relation))
      .join('')}</Relationships>`,
  );
}

/** Puts a picture into the package, and returns the relation to it. */
function relationXml(parts: PackageParts, folderName: string, relation: PartRelation): string {
  const id = escaped(relation.id);
  if (relation.kind === 'link')
    return `<Relationship Id="${id}" Type="${OFFICE}/hyperlink" Target="${escaped(relation.address)}" TargetMode="External"/>`;
  const count = Object.keys(parts).filter((name) => name.includes(folderName)).length;
  const name = `media/${folderName}-${count + 1}.${relation.extension}`;
  parts[`word/${name}`] = relation.bytes;
  return `<Relationship Id="${id}" Type="${OFFICE}/image" Target="${name}"/>`;
}

function textOf(parts: PackageParts, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array());
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
