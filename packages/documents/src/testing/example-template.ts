import { Document, Footer, Header, Packer, PageNumber, PageOrientation, Paragraph, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const NAMESPACES = `xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture" xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main"`;
const PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** A red square of one pixel. */
export const PIXEL: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Parts of a file by their names. */
export type FileParts = Readonly<Record<string, string | Uint8Array>>;

export function relationsXml(
  relations: readonly (readonly [id: string, kind: string, target: string, mode?: 'External'])[],
): string {
  const each = relations.map(
    ([id, kind, target, mode]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  return `<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;
}

/** Returns a field as Word writes it, in pieces. */
export function fieldXml(...instruction: readonly string[]): string {
  const pieces = instruction.map(
    (piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`,
  );
  return `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>?</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
}

/** Returns a picture of 4 by 1 cm, with the vector drawing that Word puts beside it. */
function pictureXml(id: string, svgId: string): string {
  const size = 'cx="1440000" cy="360000"';
  const svg = `<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip r:embed="${svgId}"/></a:ext></a:extLst>`;
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/><wp:docPr id="1" name="Logo" descr="Logo van de gemeente"/><a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}">${svg}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function styleXml(id: string, name: string, { rest = '', type = 'paragraph' } = {}): string {
  const isDefault = name === 'Normal' ? ' w:default="1"' : '';
  return `<w:style w:type="${type}" w:styleId="${id}"${isDefault}><w:name w:val="${name}"/>${rest}</w:style>`;
}

const BASED = '<w:basedOn w:val="Standaard"/><w:next w:val="Standaard"/><w:qFormat/>';
const BORDEAUX = '8A1538';
const STYLES_XML = `<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi"/><w:sz w:val="20"/><w:lang w:val="nl-NL" w:eastAsia="en-US" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>${[
  styleXml('Standaard', 'Normal', { rest: '<w:qFormat/><w:rPr><w:sz w:val="18"/></w:rPr>' }),
  styleXml('Kop1', 'heading 1', {
    rest: `${BASED}<w:pPr><w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr><w:spacing w:before="400" w:after="160"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/><w:color w:val="${BORDEAUX}"/><w:sz w:val="36"/></w:rPr>`,
  }),
  styleXml('Kop2', 'heading 2', {
    rest: `${BASED}<w:pPr><w:keepNext/><w:outlineLvl w:val="1"/></w:pPr><w:rPr><w:i/><w:color w:val="${BORDEAUX}"/><w:sz w:val="26"/></w:rPr>`,
  }),
  styleXml('Titel', 'Title', {
    rest: `${BASED}<w:rPr><w:caps/><w:color w:val="${BORDEAUX}"/><w:sz w:val="56"/></w:rPr>`,
  }),
  styleXml('Koptekst', 'header', { rest: '<w:basedOn w:val="Standaard"/>' }),
  // A style of the template's owner under an id of ours.
  styleXml('Caption', 'Onderschrift oud', { rest: BASED }),
].join('')}</w:styles>`;

function themeXml(): string {
  const colour = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  const colours = [
    ['dk1', '000000'],
    ['lt1', 'FFFFFF'],
    ['dk2', '333333'],
    ['lt2', 'EEEEEE'],
    ...[1, 2, 3, 4, 5, 6].map((number) => [`accent${number}`, BORDEAUX] as const),
    ['hlink', '0000FF'],
    ['folHlink', '800080'],
  ].map(([name = '', value = '']) => colour(name, value));
  const font = (name: string, latin: string) =>
    `<a:${name}><a:latin typeface="${latin}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
  return `<a:theme xmlns:a="${DRAWING}/main" name="Gemeente"><a:themeElements><a:clrScheme name="Gemeente">${colours.join('')}</a:clrScheme><a:fontScheme name="Gemeente">${font('majorFont', 'Georgia')}${font('minorFont', 'Verdana')}</a:fontScheme></a:themeElements></a:theme>`;
}

const part = (name: string, content: string) => `<w:${name} ${NAMESPACES}>${content}</w:${name}>`;
const paragraph = (content: string, style = 'Koptekst') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${content}</w:p>`;
const words = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Returns the header part, with other contents. */
export function headerXml(content: string): string {
  return part('hdr', paragraph(content));
}

const SECTION = `<w:sectPr><w:headerReference w:type="default" r:id="rId10"/><w:headerReference w:type="first" r:id="rId11"/><w:footerReference w:type="default" r:id="rId12"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1985" w:right="1418" w:bottom="1134" w:left="1701" w:header="567" w:footer="454" w:gutter="0"/><w:titlePg/></w:sectPr>`;

const TEMPLATE_PARTS: FileParts = {
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${PART}.template.main+xml"/></Types>`,
  '_rels/.rels': relationsXml([['rId1', 'officeDocument', 'word/document.xml']]),
  'word/document.xml': part(
    'document',
    `<w:body>${paragraph(words('Vul hier de tekst in'), 'Standaard')}${SECTION}</w:body>`,
  ),
  'word/_rels/document.xml.rels': relationsXml([
    ['rId1', 'styles', 'styles.xml'],
    ['rId2', 'theme', 'theme/theme1.xml'],
    ['rId3', 'fontTable', '/word/fontTable.xml'],
    ['rId4', 'settings', 'settings.xml'],
    ['rId5', 'glossaryDocument', 'glossary/document.xml'],
    ['rId6', 'customXml', '../customXml/item1.xml'],
    ['rId10', 'header', 'header1.xml'],
    ['rId11', 'header', 'header2.xml'],
    ['rId12', 'footer', 'footer1.xml'],
  ]),
  'word/styles.xml': STYLES_XML,
  'word/theme/theme1.xml': themeXml(),
  'word/fontTable.xml': part(
    'fonts',
    `<w:font w:name="Verdana"><w:altName w:val="DejaVu Sans"/><w:family w:val="swiss"/><w:embedRegular r:id="rId1" w:fontKey="{00000000-0000-0000-0000-000000000000}"/></w:font>`,
  ),
  'word/settings.xml': part('settings', ''),
  // Its origin on a disk of its maker.
  'word/_rels/settings.xml.rels': relationsXml([
    ['rId1', 'attachedTemplate', 'file:///Q:\\Huisstijl\\Rapport.dotx', 'External'],
  ]),
  'word/header1.xml': headerXml(
    `${pictureXml('rId1', 'rId2')}${words('Gemeente Voorbeeld — ')}${fieldXml('STYLEREF "Kop 1"')}`,
  ),
  'word/_rels/header1.xml.rels': relationsXml([
    ['rId1', 'image', 'media/logo.png'],
    ['rId2', 'image', 'media/logo.svg'],
    ['rId3', 'hyperlink', 'https://voorbeeld.example', 'External'],
  ]),
  'word/header2.xml': headerXml(words('Voorblad van de gemeente')),
  'word/footer1.xml': part(
    'ftr',
    paragraph(`${words('blad ')}${fieldXml(' PA', 'GE ')}${words(' van ')}<w:fldSimple w:instr="NUMPAGES"/>`),
  ),
  'word/media/logo.png': PIXEL,
  'word/media/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'word/glossary/document.xml': part('glossaryDocument', ''),
  'customXml/item1.xml': '<gegevens/>',
};

/**
 * Returns a template as a Dutch Word makes them: styles under Dutch ids, a theme, a header for the first page and one
 * for all others, and parts that only Word needs. `changes` replaces or removes parts.
 */
export function dutchTemplate(
  changes: Readonly<Record<string, string | Uint8Array | null>> = {},
): Uint8Array {
  const parts = Object.entries({ ...TEMPLATE_PARTS, ...changes }).flatMap(([name, content]) =>
    content === null ? [] : [[name, typeof content === 'string' ? strToU8(content) : content] as const],
  );
  return zipSync(Object.fromEntries(parts));
}

/** Returns one part of that template, to be changed. */
export function templatePartText(name: string): string {
  const content = TEMPLATE_PARTS[name];
  if (typeof content !== 'string') throw new Error(`The template has no ${name}`);
  return content;
}

/** Returns a landscape document with headers for odd and even pages, as another program writes it. */
export async function sidewaysTemplate(): Promise<Uint8Array> {
  const line = (text: string) => new Paragraph({ children: [new TextRun(text)] });
  const document = new Document({
    evenAndOddHeaderAndFooters: true,
    styles: { default: { heading1: { run: { color: '2E7D32', size: 40 } } } },
    sections: [
      {
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
        headers: {
          default: new Header({ children: [line('Rechterbladzijde')] }),
          even: new Header({ children: [line('Linkerbladzijde')] }),
        },
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
          }),
        },
        children: [line('Voorbeeldtekst')],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/**
 * Returns a template with only styles: no header, footer or theme; with a section where one is given, and with other
 * formatting of its heading.
 */
export function bareTemplate(section = '', heading = '<w:rPr><w:b/></w:rPr>'): Uint8Array {
  return dutchTemplate({
    'word/document.xml': part('document', `<w:body><w:p/>${section}</w:body>`),
    'word/_rels/document.xml.rels': relationsXml([['rId1', 'styles', 'styles.xml']]),
    'word/styles.xml': part('styles', styleXml('Kop1', 'heading 1', { rest: heading })),
  });
}
