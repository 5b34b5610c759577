import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleLetter } from '../testing/example-letter.ts';
import { bidderLetterDocument } from './bidder-letter-document.ts';
import { letterFileNames } from './letter-file-names.ts';
import { lettersInZip } from './letters-in-zip.ts';

describe('letters in a zip', () => {
  it('are the very documents that each would be alone, the same bytes each time', async () => {
    const letters = [exampleLetter('Noord'), exampleLetter('Oost')];
    const zip = await lettersInZip(letters, 'nl');
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['Brief_Noord.docx', 'Brief_Oost.docx']);
    const alone = await bidderLetterDocument(exampleLetter('Oost'), 'nl');
    expect(Buffer.compare(files['Brief_Oost.docx'] ?? new Uint8Array(), alone)).toBe(0);
    expect(Buffer.compare(await lettersInZip(letters, 'nl'), zip)).toBe(0);
  });

  it('are dated at the moment that they name, by a Dutch clock', async () => {
    const madeAt = new Date('2026-11-26T13:30:20Z');
    const bytes = await lettersInZip([{ ...exampleLetter('Noord'), madeAt }], 'nl');
    // In a local header, the time and the day take 2 bytes each: 14:30:20 on 26 November 2026.
    const header = new DataView(bytes.buffer, bytes.byteOffset);
    expect(header.getUint16(10, true)).toBe((14 << 11) | (30 << 5) | (20 / 2));
    expect(header.getUint16(12, true)).toBe(((2026 - 1980) << 9) | (11 << 5) | 26);
  });
});

describe('the name of a letter', () => {
  it.each([
    ['Aannemersbedrijf Noord B.V.', 'Brief_Aannemersbedrijf Noord B.V..docx'],
    ['Oost/West: "samen"?', 'Brief_Oost_West_ _samen__.docx'],
    ['..\\..\\Zuid', 'Brief_.._.._Zuid.docx'],
    ['Café\u0007', 'Brief_Café_.docx'],
  ])('of %s is one that every system takes', (bidder, name) => {
    expect(letterFileNames([bidder])).toEqual([name]);
  });

  it('is no other letter’s, on a system that knows no capitals either', () => {
    expect(letterFileNames(['A/B', 'a:b', 'A?B', 'a_b (2)'])).toEqual([
      'Brief_A_B.docx',
      'Brief_a_b (2).docx',
      'Brief_A_B (3).docx',
      'Brief_a_b (2) (2).docx',
    ]);
  });
});
