import { read, utils, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { Problem, ProblemCode, ProblemDetails } from '../problems/problem.ts';
import { type Place, toProblem } from '../problems/problem-list.ts';
import { buildWorkbook, type TestWorkbook, workbookEntries } from '../testing/build-workbook.ts';
import { buildZip } from '../testing/build-zip.ts';
import { POSTEN_HEADER, postenRow, validSheets } from '../testing/example-rows.ts';
import { markProblems } from './mark-problems.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Reads the file with a reader that isn't ours. */
const readIndependently = (bytes: Uint8Array): WorkBook =>
  read(bytes, {
    type: 'array',
    cellNF: true,
    cellFormula: true,
    cellStyles: true,
    bookVBA: true,
    bookFiles: true,
  });

function problem<Code extends ProblemCode>(code: Code, place: Place, details: ProblemDetails[Code]): Problem {
  return toProblem(code, place, details);
}

const negativeAmount = (sheet: string, cell: string) =>
  problem(
    'negative-amount',
    { sheet, row: Number(cell.slice(1)), column: 'Hoeveelheid' },
    { cell, value: '0' },
  );
const negativeEnergy = (sheet: string, cell: string) =>
  problem('negative-energy', { sheet, row: Number(cell.slice(1)) }, { cell, value: '-3' });

const synonym = (sheet: string, cell: string) =>
  problem('column-synonym', { sheet, row: 1 }, { cell, value: 'Post', readAs: 'Postnummer' });

async function mark(bytes: Uint8Array, problems: readonly Problem[], fileName = 'brug.xlsx') {
  const marked = await markProblems(bytes, fileName, problems, 'nl');
  if (!marked) throw new Error('The workbook was not marked');
  return { ...marked, workbook: readIndependently(marked.bytes) };
}

/** Returns the text of a part of the marked file. */
function partOf(workbook: WorkBook, path: string): string {
  const { files } = workbook as unknown as { files: Record<string, { content: Uint8Array }> };
  return Buffer.from(files[path]?.content ?? []).toString();
}

const cellOf = (workbook: WorkBook, sheet: string, address: string) => workbook.Sheets[sheet]?.[address];
const commentAt = (workbook: WorkBook, sheet: string, address: string): string =>
  (cellOf(workbook, sheet, address)?.c ?? []).map(({ t }: { t: string }) => t).join('|');
const fillAt = (workbook: WorkBook, sheet: string, address: string): string | undefined =>
  cellOf(workbook, sheet, address)?.s?.fgColor?.rgb;

const posten = (more: Omit<TestWorkbook, 'sheets'> = {}) => buildWorkbook({ sheets: validSheets(), ...more });

describe('a cell with a problem', () => {
  it('is coloured and says in a comment what is wrong', async () => {
    const { workbook } = await mark(posten(), [
      negativeAmount('Posten', 'F2'),
      negativeEnergy('Set A1', 'C3'),
      synonym('Posten', 'D1'),
      synonym('Posten', 'F2'),
    ]);
    // A cell has the colour of its most severe problem.
    expect(fillAt(workbook, 'Posten', 'F2')).toBe('FFC7CE');
    expect(fillAt(workbook, 'Posten', 'D1')).toBe('DDEBF7');
    expect(commentAt(workbook, 'Posten', 'D1')).toMatch(/^Zo gelezen: De kolom 'Post' is gelezen als/);
    expect(fillAt(workbook, 'Set A1', 'C3')).toBe('FFEB9C');
    expect(fillAt(workbook, 'Posten', 'E2')).toBeUndefined();
    expect(commentAt(workbook, 'Posten', 'F2')).toContain(
      'Fout: De waarde is 0, maar kan niet negatief zijn. Vul 0 of een getal boven 0 in.',
    );
    expect(commentAt(workbook, 'Set A1', 'C3')).toMatch(/^Waarschuwing: De waarde is negatief/);
  });

  it('has one comment for all its problems, and the colour of the worst', async () => {
    const { workbook } = await mark(posten(), [
      negativeEnergy('Posten', 'F2'),
      negativeAmount('Posten', 'F2'),
    ]);
    expect(fillAt(workbook, 'Posten', 'F2')).toBe('FFC7CE');
    expect(commentAt(workbook, 'Posten', 'F2')).toMatch(/^Waarschuwing: .*\n\nFout: .*/s);
    expect(cellOf(workbook, 'Posten', 'F2').c).toHaveLength(1);
  });

  it('may be one of several that a row lacks: each is coloured and says so', async () => {
    const { workbook } = await mark(posten(), [
      problem(
        'missing-field',
        { sheet: 'Posten', row: 2, column: 'Productgroep', cell: 'B2' },
        {
          ...{ productGroup: '-', productSubGroup: '-', product: 'c', unit: '-' },
          others: [
            { column: 'Productsubgroep', cell: 'C2' },
            { column: 'Unit', cell: 'E2' },
          ],
        },
      ),
    ]);
    for (const cell of ['B2', 'C2', 'E2']) {
      expect(fillAt(workbook, 'Posten', cell)).toBe('FFC7CE');
      expect(commentAt(workbook, 'Posten', cell)).toContain(
        "zijn 'Productgroep' en 'Productsubgroep' niet ingevuld, en staat in 'Unit' geen tekst.",
      );
    }
    expect(fillAt(workbook, 'Posten', 'D2')).toBeUndefined();
  });

  it('appears when the row has none there', async () => {
    const sheets = { ...validSheets(), Posten: [POSTEN_HEADER, ['1', null, 'b', 'c', 'm2', 1]] };
    const { workbook } = await mark(buildWorkbook({ sheets }), [
      negativeAmount('Posten', 'B2'),
      negativeAmount('Posten', 'Z2'),
    ]);
    expect(fillAt(workbook, 'Posten', 'B2')).toBe('FFC7CE');
    expect(fillAt(workbook, 'Posten', 'Z2')).toBe('FFC7CE');
    expect(cellOf(workbook, 'Posten', 'C2').v).toBe('b');
  });

  it('gets the style of its row when it was empty, else that of its column', async () => {
    const format = (id: number) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/>`;
    const styles =
      '<fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders>' +
      `<cellXfs count="3">${format(0)}${format(10)}${format(14)}</cellXfs>`;
    const empty = ['1', null, 'b', 'c', 'm2', 1];
    const sheets = { ...validSheets(), Posten: [POSTEN_HEADER, empty, empty, empty] };
    const entries = workbookEntries({ sheets, styles }).map((entry) => ({
      ...entry,
      data: String(entry.data)
        .replace('<sheetData>', '<cols><col min="2" max="2" width="9" style="1"/></cols><sheetData>')
        .replace('<row r="2">', '<row r="2" s="2" customFormat="1">')
        // A style of the row for new cells only, which it does not show.
        .replace('<row r="3">', '<row r="3" s="2">'),
    }));
    const places = ['B2', 'Z2', 'B3', 'Z4'];
    const { workbook } = await mark(
      buildZip(entries),
      places.map((cell) => negativeAmount('Posten', cell)),
    );
    const xml = partOf(workbook, 'xl/worksheets/sheet1.xml');
    const formats = [...partOf(workbook, 'xl/styles.xml').matchAll(/<xf numFmtId="(\d+)"/g)].map(
      ([, id]) => id,
    );
    const formatAt = (cell: string) =>
      formats[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1])];
    // A date as in the row, per cent as in the column, and none.
    expect(places.map(formatAt)).toEqual(['14', '14', '10', '0']);
  });

  it('keeps its number format, and gets dark ink when its own was white', async () => {
    const styles =
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="0.000&quot; ton&quot;"/></numFmts>' +
      '<fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><color rgb="FFFFFFFF"/><name val="Arial"/></font></fonts>' +
      '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
      '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="164" fontId="1" fillId="0" borderId="0"><alignment horizontal="center"/></xf></cellXfs>';
    const sheets = {
      ...validSheets(),
      Posten: [POSTEN_HEADER, postenRow('1', { quantity: { attributes: 's="1"', inside: '<v>2.5</v>' } })],
    };
    const { workbook } = await mark(buildWorkbook({ sheets, styles }), [negativeAmount('Posten', 'F2')]);
    expect(cellOf(workbook, 'Posten', 'F2')).toMatchObject({ v: 2.5, z: '0.000" ton"', w: '2.500 ton' });
    const xml = partOf(workbook, 'xl/styles.xml');
    expect(xml).toContain('<font><b/><color rgb="FF8A0010"/><name val="Arial"/></font>');
    expect(xml.match(/<alignment horizontal="center"\/>/g)).toHaveLength(2);
    expect(xml).toContain('<font><b/><color rgb="FFFFFFFF"/><name val="Arial"/></font>');
  });

  it('may be merged, shared or hold a formula', async () => {
    const sheets = {
      ...validSheets(),
      Posten: [
        POSTEN_HEADER,
        ['1', { attributes: 't="s"', inside: '<v>0</v>' }, 'b', 'c', 'm2', { inside: '<f>5*2</f><v>10</v>' }],
      ],
    };
    const bytes = buildWorkbook({
      sheets,
      sharedStrings: '<si><r><rPr><b/></rPr><t>Verhar</t></r><r><t>dingen</t></r></si>',
      afterRows: { Posten: '<mergeCells count="1"><mergeCell ref="B2:C2"/></mergeCells>' },
    });
    const { workbook } = await mark(bytes, [negativeAmount('Posten', 'B2'), negativeAmount('Posten', 'F2')]);
    expect(cellOf(workbook, 'Posten', 'B2').v).toBe('Verhardingen');
    expect(cellOf(workbook, 'Posten', 'F2')).toMatchObject({ v: 10, f: '5*2' });
    expect(workbook.Sheets.Posten?.['!merges']).toEqual([{ s: { r: 1, c: 1 }, e: { r: 1, c: 2 } }]);
    expect(partOf(workbook, 'xl/sharedStrings.xml')).toContain('<rPr><b/></rPr><t>Verhar</t>');
  });
});

describe('a comment that a cell has', () => {
  function withComment(comment: string, authors = '<author>Jansen</author>'): Uint8Array {
    const entries = workbookEntries({
      sheets: validSheets(),
      afterRows: { Posten: `<legacyDrawing xmlns:r="${OFFICE}" r:id="rId2"/>` },
    });
    const drawing =
      '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shape id="_x0000_s1025" type="#_x0000_t202"><v:textbox><div>a<br></div></v:textbox><x:ClientData ObjectType="Note"><x:Row>1</x:Row><x:Column>5</x:Column></x:ClientData></v:shape></xml>';
    return buildZip([
      ...entries,
      {
        name: 'xl/worksheets/_rels/sheet1.xml.rels',
        data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="rId2" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/></Relationships>`,
      },
      {
        name: 'xl/comments1.xml',
        data: `<comments xmlns="${MAIN}"><authors>${authors}</authors><commentList>${comment}</commentList></comments>`,
      },
      { name: 'xl/drawings/vmlDrawing1.vml', data: drawing },
    ]);
  }

  it('keeps its text, with the problem behind it', async () => {
    const bytes = withComment(
      '<comment ref="F2" authorId="0"><text><t>Nog nakijken &amp; meten</t></text></comment>',
    );
    const { workbook } = await mark(bytes, [negativeAmount('Posten', 'F2'), negativeAmount('Posten', 'E2')]);
    expect(commentAt(workbook, 'Posten', 'F2')).toMatch(/^Nog nakijken & meten\n\nFout: De waarde is 0/);
    expect(commentAt(workbook, 'Posten', 'E2')).toMatch(/^Fout: /);
    const drawing = partOf(workbook, 'xl/drawings/vmlDrawing1.vml');
    expect(drawing.match(/<v:shape /g)).toHaveLength(2);
    expect(drawing).toContain('_x0000_s1026');
    expect(partOf(workbook, 'xl/worksheets/sheet1.xml').match(/<legacyDrawing/g)).toHaveLength(1);
  });

  it('is replaced when it was ours, so that a second round does not repeat the first', async () => {
    const first = await mark(posten(), [negativeAmount('Posten', 'F2')]);
    const second = await mark(first.bytes, [negativeEnergy('Posten', 'F2')], first.fileName);
    expect(commentAt(second.workbook, 'Posten', 'F2')).toMatch(/^Waarschuwing: [^|]*$/);
    expect(commentAt(second.workbook, 'Posten', 'F2')).not.toContain('Fout');
    expect(second.workbook.SheetNames).toEqual(['Problemen', 'Posten', 'Set A1']);
  });

  it('does not repeat a problem behind the text of a user, and loses it there once it is gone', async () => {
    const own = withComment('<comment ref="F2" authorId="0"><text><t>Nog nakijken</t></text></comment>');
    const first = await mark(own, [negativeAmount('Posten', 'F2'), negativeEnergy('Posten', 'F2')]);
    const said = commentAt(first.workbook, 'Posten', 'F2');
    expect(said.match(/Fout:/g)).toHaveLength(1);
    const again = await mark(first.bytes, [negativeAmount('Posten', 'F2')]);
    expect(commentAt(again.workbook, 'Posten', 'F2')).toMatch(/^Nog nakijken\n\nFout: [^:]*$/);
    const mended = await mark(again.bytes, [negativeAmount('Posten', 'E2')]);
    expect(commentAt(mended.workbook, 'Posten', 'F2')).toBe('Nog nakijken');
    const elsewhere = await mark(again.bytes, [negativeAmount('Set A1', 'C2')]);
    expect(commentAt(elsewhere.workbook, 'Posten', 'F2')).toBe('Nog nakijken');
  });

  it('keeps what a user typed below our line', async () => {
    const first = await mark(
      withComment('<comment ref="F2" authorId="0"><text><t>Nog nakijken</t></text></comment>'),
      [negativeAmount('Posten', 'F2')],
    );
    const typed = partOf(first.workbook, 'xl/comments1.xml').replace(
      /(<\/t><\/r><\/text>)/,
      '\n&lt;Nagevraagd&gt;$1',
    );
    const entries = workbookEntries({ sheets: validSheets() });
    const files = (first.workbook as unknown as { files: Record<string, { content: Uint8Array }> }).files;
    const names = ['xl/worksheets/_rels/sheet1.xml.rels', 'xl/drawings/vmlDrawing1.vml'];
    const bytes = buildZip([
      ...entries,
      ...names.map((name) => ({ name, data: Buffer.from(files[name]?.content ?? []) })),
      { name: 'xl/comments1.xml', data: typed },
    ]);
    const second = await mark(bytes, [negativeEnergy('Posten', 'F2')]);
    expect(commentAt(second.workbook, 'Posten', 'F2')).toMatch(
      /^Nog nakijken\n<Nagevraagd>\n\nWaarschuwing: [^:]*$/,
    );
  });

  it('goes when it was ours and its problem is gone, with its box', async () => {
    const first = await mark(posten(), [negativeAmount('Posten', 'F2'), negativeAmount('Set A1', 'C2')]);
    const second = await mark(first.bytes, [negativeAmount('Set A1', 'C3')], first.fileName);
    expect(commentAt(second.workbook, 'Posten', 'F2')).toBe('');
    expect(commentAt(second.workbook, 'Set A1', 'C2')).toBe('');
    expect(commentAt(second.workbook, 'Set A1', 'C3')).toMatch(/^Fout: /);
    expect(partOf(second.workbook, 'xl/drawings/problems.vml')).not.toContain('<v:shape ');
    expect(partOf(second.workbook, 'xl/drawings/problems2.vml').match(/<v:shape /g)).toHaveLength(1);
  });

  it('is left alone when it stands for a conversation', async () => {
    const bytes = withComment(
      '<comment ref="F2" authorId="0"><text><t>[Threaded comment]</t></text></comment>',
      '<author>tc={1}</author>',
    );
    const { workbook } = await mark(bytes, [negativeAmount('Posten', 'F2')]);
    expect(commentAt(workbook, 'Posten', 'F2')).toBe('[Threaded comment]');
  });
});

describe('a copy that is marked again', () => {
  const styles =
    '<fonts count="2"><font><sz val="11"/></font><font><b/><color rgb="FFFFFFFF"/></font></fonts>' +
    '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/><xf numFmtId="10" fontId="1" fillId="0" borderId="0"/></cellXfs>';
  const quantity = { attributes: 's="1"', inside: '<v>-1</v>' };
  const rows = [POSTEN_HEADER, postenRow('1', { quantity }), postenRow('2', { quantity })];
  const twoPosts = () => buildWorkbook({ sheets: { ...validSheets(), Posten: rows }, styles });

  /** Returns a workbook whose part that names the sheets was changed. */
  const withWorkbookPart = (workbook: WorkBook, change: (xml: string) => string) => {
    const { files } = workbook as unknown as { files: Record<string, { content: Uint8Array }> };
    const entries = Object.entries(files)
      .filter(([name, { content }]) => content && !name.endsWith('/'))
      .map(([name, { content }]) => ({ name, data: Buffer.from(content) as Buffer | string }));
    return buildZip(
      entries.map((entry) =>
        entry.name === 'xl/workbook.xml' ? { ...entry, data: change(entry.data.toString()) } : entry,
      ),
    );
  };

  it('leaves a list alone that its user gave another name', async () => {
    const first = await mark(twoPosts(), [negativeAmount('Posten', 'F2')]);
    const renamed = withWorkbookPart(first.workbook, (xml) => xml.replace('"Problemen"', '"Ronde 1"'));
    const second = await mark(renamed, [negativeAmount('Posten', 'F3')]);
    expect(second.workbook.SheetNames).toEqual(['Problemen', 'Ronde 1', 'Posten', 'Set A1']);
  });

  it('has one list, that of now, and the name that it had', async () => {
    const first = await mark(twoPosts(), [negativeAmount('Posten', 'F2'), negativeAmount('Posten', 'F3')]);
    const second = await mark(first.bytes, [negativeAmount('Posten', 'F3')], first.fileName);
    expect(second.fileName).toBe('brug - problemen.xlsx');
    expect(second.workbook.SheetNames).toEqual(['Problemen', 'Posten', 'Set A1']);
    const list = utils.sheet_to_json<unknown[]>(second.workbook.Sheets.Problemen ?? {}, { header: 1 });
    expect(list.slice(5).map((row) => row[4])).toEqual(['F3']);
  });

  it('has the colours of now: what was mended is not red any more, and keeps its format', async () => {
    const first = await mark(twoPosts(), [negativeAmount('Posten', 'F2'), synonym('Set A1', 'A1')]);
    expect(fillAt(first.workbook, 'Set A1', 'A1')).toBe('DDEBF7');
    const second = await mark(first.bytes, [negativeAmount('Posten', 'F3')]);
    expect(fillAt(second.workbook, 'Posten', 'F2')).toBeUndefined();
    expect(fillAt(second.workbook, 'Set A1', 'A1')).toBeUndefined();
    expect(fillAt(second.workbook, 'Posten', 'F3')).toBe('FFC7CE');
    expect(cellOf(second.workbook, 'Posten', 'F2')).toMatchObject({ v: -1, w: '-100.00%' });
    // The dark ink of a marked cell went too: it may stand on a dark ground.
    const xml = partOf(second.workbook, 'xl/styles.xml');
    const style = /<c r="F2" s="(\d+)"/.exec(partOf(second.workbook, 'xl/worksheets/sheet1.xml'))?.[1];
    const font = [...xml.matchAll(/<xf [^>]*fontId="(\d+)"/g)][Number(style)]?.[1];
    expect([...xml.matchAll(/<font>.*?<\/font>/g)][Number(font)]?.[0]).toBe('<font><b/></font>');
  });

  it('opens at its list where that was moved, and forgets what was filtered in the former one', async () => {
    const first = await mark(twoPosts(), [negativeAmount('Posten', 'F2')]);
    const moved = withWorkbookPart(first.workbook, (xml) =>
      xml
        .replace(/(<sheets>)(<sheet [^>]*name="Problemen"[^>]*\/>)(.*)(<\/sheets>)/, '$1$3$2$4')
        .replace('<sheets>', '<bookViews><workbookView activeTab="1"/></bookViews><sheets>')
        .replace(
          '</sheets>',
          '</sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="2" hidden="1">Problemen!$A$5:$F$6</definedName></definedNames>',
        ),
    );
    const second = await mark(moved, [negativeAmount('Posten', 'F3')]);
    expect(second.workbook.SheetNames).toEqual(['Posten', 'Set A1', 'Problemen']);
    const xml = partOf(second.workbook, 'xl/workbook.xml');
    expect(xml).toContain('activeTab="2"');
    expect(xml).not.toContain('definedName');
  });

  it('leaves a sheet of the user alone that is called like the list', async () => {
    const sheets = { ...validSheets(), Problemen: [['Mijn aantekeningen']] };
    const { workbook } = await mark(buildWorkbook({ sheets }), [negativeAmount('Posten', 'F2')]);
    expect(workbook.SheetNames).toEqual(['Problemen (2)', 'Posten', 'Set A1', 'Problemen']);
    expect(cellOf(workbook, 'Problemen', 'A1').v).toBe('Mijn aantekeningen');
  });
});

describe('the sheet with the list', () => {
  const rowsOf = (workbook: WorkBook) =>
    utils.sheet_to_json<unknown[]>(workbook.Sheets.Problemen ?? {}, { header: 1 });

  it('stands first, is the one that opens, and names every problem', async () => {
    const missing = problem('missing-sheet', {}, { sheetName: 'Set A1' });
    const { workbook } = await mark(posten(), [negativeAmount('Posten', 'F2'), missing]);
    expect(workbook.SheetNames).toEqual(['Problemen', 'Posten', 'Set A1']);
    expect(rowsOf(workbook).slice(4)).toEqual([
      ['Soort', 'Blad', 'Rij', 'Kolom', 'Cel', 'Wat er is en wat u kunt doen'],
      ['Fout', 'Posten', 2, 'Hoeveelheid', 'F2', expect.stringContaining('niet negatief zijn')],
      [
        'Fout',
        undefined,
        undefined,
        undefined,
        undefined,
        "Een blad met milieuprofielen ontbreekt: 'Set A1' of een blad van een andere set. Geef het blad met uw profielen die naam, of voeg het toe. Staat de MKI op het blad Posten, geef haar dan daar een kolom voor elke module: MKI A1-A3, MKI A4 en zo verder.",
      ],
    ]);
    expect(cellOf(workbook, 'Problemen', 'E6').l.Target).toBe("#'Posten'!F2");
    expect(cellOf(workbook, 'Problemen', 'E7').l).toBeUndefined();
  });

  it('speaks English to who asks for it', async () => {
    const marked = await markProblems(posten(), 'bridge.XLSM', [negativeAmount('Posten', 'F2')], 'en');
    expect(marked?.fileName).toBe('bridge - problems.XLSM');
    expect(readIndependently(marked?.bytes ?? new Uint8Array()).SheetNames[0]).toBe('Problems');
  });

  it('links to a sheet whose name has an apostrophe', async () => {
    const sheets = { ...validSheets(), "O'Brien &amp; &quot;zn&quot;": [['a'], ['b']] };
    const name = `O'Brien & "zn"`;
    const { workbook } = await mark(buildWorkbook({ sheets }), [negativeAmount(name, 'A2')]);
    expect(cellOf(workbook, 'Problemen', 'E6').l.Target).toBe(`#'O''Brien & "zn"'!A2`);
    expect(fillAt(workbook, name, 'A2')).toBe('FFC7CE');
  });

  it('shows what a user typed as text, whatever it looks like', async () => {
    const value = '=cmd|\u0001<b>_x0041_';
    const place = { sheet: 'Posten', row: 2, column: '=1+1' };
    const { workbook } = await mark(posten(), [problem('not-a-number', place, { cell: 'F2', value })]);
    expect(cellOf(workbook, 'Problemen', 'D6')).toMatchObject({ t: 's', v: '=1+1' });
    expect(cellOf(workbook, 'Problemen', 'D6').f).toBeUndefined();
    expect(cellOf(workbook, 'Problemen', 'F6').v).toContain("'=cmd|<b>_x0041_'");
    expect(commentAt(workbook, 'Posten', 'F2')).toContain('=cmd|<b>');
  });

  it('takes problems that are not of this workbook', async () => {
    const odd = [
      negativeAmount('Elders', 'F2'),
      problem('negative-amount', { sheet: 'Posten', row: 2 }, { cell: 'ZZZZ9', value: '' }),
      problem('negative-amount', { sheet: 'Posten', row: 9_999_999 }, { cell: 'A9999999', value: '' }),
      problem('negative-amount', { sheet: 'Posten', row: 900 }, { cell: 'A900', value: '' }),
      problem('undeclared-co2', { sheet: 'Posten', row: 2 }, { post: '1', set: 'a1', indicator: 'GWP' }),
    ];
    const { workbook } = await mark(posten(), odd);
    expect(rowsOf(workbook)).toHaveLength(5 + odd.length);
    expect(cellOf(workbook, 'Problemen', 'E10').v).toBe('A2');
  });

  it('moves the names that belong to a sheet along', async () => {
    const entries = workbookEntries({ sheets: validSheets() }).map((entry) =>
      entry.name === 'xl/workbook.xml'
        ? {
            ...entry,
            data: String(entry.data)
              .replace(
                '<sheets>',
                '<bookViews><workbookView firstSheet="1" activeTab="1"/></bookViews><sheets>',
              )
              .replace(
                '</sheets>',
                '</sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="1">\'Set A1\'!$A$1:$B$2</definedName><definedName name="btw">0.21</definedName></definedNames>',
              ),
          }
        : entry,
    );
    const { workbook } = await mark(buildZip(entries), []);
    expect(workbook.Workbook?.Names).toMatchObject([
      { Name: '_xlnm.Print_Area', Sheet: 2, Ref: "'Set A1'!$A$1:$B$2" },
      { Name: 'btw', Ref: '0.21' },
    ]);
    expect(partOf(workbook, 'xl/workbook.xml')).toContain('<workbookView activeTab="0"/>');
  });
});
