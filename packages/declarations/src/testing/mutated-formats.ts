import { exampleLcax, exampleOpenEpd } from './example-formats.ts';
import { exampleJson, exampleXml, gwp, SECONDARY } from './example-ilcd.ts';

type Random = () => number;

/** What a careless or malicious writer leaves in a file. */
const PIECES = [
  ...[
    '<',
    '>',
    '&',
    '"',
    '</a>',
    '<b>',
    '&amp;',
    ']]>',
    '\u0001',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\\u0000',
  ],
  ...['-', '9', 'e', 'E999', '.', 'NaN', 'null', 'true', '"__proto__":1,', '', 'ND', 'A1-A3', 'A1'],
];
const DIGITS = ['0', '7', '-', '.', 'e', 'x', '', '99', ','];

const EXAMPLE = {
  rows: [gwp({ 'A1-A3': '1.5', 'C4/burn': '2', 'C4/reuse': '3', D: '-1E-3' })],
  flows: [{ id: SECONDARY, unit: 'kg', amounts: { 'A1-A3': '500' } }],
  scenarios: [{ name: 'burn', group: 'end', isDefault: true }, { name: 'reuse' }],
};

/** Declarations of ours with random changes, by their format. */
export const MUTATED_FORMATS: Readonly<Record<string, (round: number, random: Random) => string>> = {
  'ILCD+EPD in XML': (_, random) => mutate(exampleXml(EXAMPLE), random),
  'ILCD+EPD in JSON': (_, random) => mutate(Buffer.from(exampleJson(EXAMPLE)).toString(), random),
  openEPD: (_, random) => mutate(exampleOpenEpd(), random),
  LCAx: (_, random) => mutate(exampleLcax(), random),
};

/** Inserts, removes or overwrites one to three pieces, half of them within a figure. */
function mutate(original: string, random: Random): string {
  const below = (limit: number) => Math.floor(random() * limit);
  let text = original;
  for (let change = 0; change < 1 + below(3); change++) {
    const digits = random() < 0.5 ? [...text.matchAll(/\d/g)].map(({ index }) => index) : [];
    const at = digits.length > 0 ? (digits[below(digits.length)] ?? 0) : below(text.length);
    const pieces = digits.length > 0 ? DIGITS : PIECES;
    text = text.slice(0, at) + (pieces[below(pieces.length)] ?? '') + text.slice(at + below(3));
  }
  return text;
}
