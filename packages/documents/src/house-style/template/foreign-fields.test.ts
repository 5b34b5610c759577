import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { expect, it } from 'vitest';
import { fieldXml, headerXml } from '../../testing/example-template.ts';
import { leaveForeignFields } from './foreign-fields.ts';

function lookedAt(content: string) {
  const part = new DOMParser().parseFromString(headerXml(content), 'text/xml');
  const left = leaveForeignFields(part);
  return { left, xml: new XMLSerializer().serializeToString(part) };
}
const word = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

it('a field about another document is taken out whole, and what stands beside it stays', () => {
  const { left, xml } = lookedAt(
    `${word('Kenmerk')}${fieldXml(' DOC', 'PROPERTY "Zaak" ').replace('?', '2019/123')}${word('einde')}`,
  );
  expect(left).toEqual([{ field: 'DOCPROPERTY', text: '2019/123' }]);
  expect(xml).toContain('Kenmerk');
  expect(xml).toContain('einde');
  expect(xml).not.toMatch(/2019|fldChar|instrText/);
});

it('one that is one element too', () => {
  const { left, xml } = lookedAt(`<w:fldSimple w:instr=" KEYWORDS ">${word('Geheim')}</w:fldSimple>`);
  expect(left).toEqual([{ field: 'KEYWORDS', text: 'Geheim' }]);
  expect(xml).not.toMatch(/fldSimple|Geheim/);
});

it('a field that says the same about our document loses its old words and is asked for new ones', () => {
  const { left, xml } = lookedAt(
    `${fieldXml(' TITLE ').replace('?', 'Jaarverslag 2019')}<w:fldSimple w:instr="FILENAME">${word('Q:\\oud.docx')}</w:fldSimple>`,
  );
  expect(left).toEqual([]);
  expect(xml).not.toMatch(/Jaarverslag|oud/);
  expect(xml).toContain('TITLE');
  expect([...xml.matchAll(/w:dirty="true"/g)]).toHaveLength(2);
});

it('the number of a page stays as it is, also within a field that is taken out beside it', () => {
  const page = fieldXml(' PAGE ').replace('?', '7');
  expect(lookedAt(page)).toEqual({ left: [], xml: lookedAt(page).xml });
  expect(lookedAt(page).xml).toContain('<w:t>7</w:t>');
  expect(lookedAt(`${fieldXml('REF bladwijzer')}${page}`).xml).toContain('<w:t>7</w:t>');
});

it('a control that shows a property of its document, or asks to be filled in, is emptied', () => {
  const control = (properties: string) =>
    lookedAt(
      `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${word('Nota 2019')}</w:sdtContent></w:sdt>`,
    );
  for (const properties of ['<w:dataBinding w:xpath="/a"/>', '<w:showingPlcHdr/>']) {
    const { left, xml } = control(properties);
    expect(left).toEqual([{ field: 'content control', text: 'Nota 2019' }]);
    expect(xml).not.toContain('Nota');
  }
  expect(control('<w:docPartObj/>').left).toEqual([]);
});
