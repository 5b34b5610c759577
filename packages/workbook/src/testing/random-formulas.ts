import { IMPACT_SETS, LIFE_CYCLE_MODULES, SET_CODES } from '@milieuspoor/domain';
import { type TestCell, workbookEntries } from './build-workbook.ts';
import { buildZip } from './build-zip.ts';
import { POSTEN_HEADER, SET_HEADER } from './example-rows.ts';
import { below, oneOf, type Random } from './random-sheets.ts';
import { seededNumbers } from './seeded-numbers.ts';

/** A formula with the result that this module computes, without the program that the file is given to. */
interface Formula {
  readonly formula: string;
  readonly result: number | string;
}

/** What the formulas of a workbook refer to: the first rows of the sheet Invoer, below its header. */
interface Input {
  readonly key: string;
  readonly amount: number;
  readonly share: number;
  readonly isHidden: boolean;
}

const INPUTS = 20;
const FIRST_ROW = 2;
const LAST_ROW = FIRST_ROW + INPUTS - 1;
const KEYS = `Invoer!$A$${FIRST_ROW}:$A$${LAST_ROW}`;
const AMOUNTS = `Invoer!$B$${FIRST_ROW}:$B$${LAST_ROW}`;
const TABLE = `Invoer!$A$${FIRST_ROW}:$C$${LAST_ROW}`;
/** a name for one cell and a name for a range */
const SURCHARGE = 'Toeslag';
const SERIES = 'Reeks';
/** the styles of cells: general, two decimals, a percentage */
const STYLES =
  '<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/><xf numFmtId="2" xfId="0" applyNumberFormat="1"/><xf numFmtId="9" xfId="0" applyNumberFormat="1"/></cellXfs>';

const RESOURCE_HEADERS = [
  'Primair materiaal (ton)',
  'Secundair materiaal (kg)',
  'Energie fossiel (MJ)',
  'Materieel niet-emissieloos (uur)',
  'Transport niet-emissieloos (tkm)',
];
/** Columns of Posten that state the MKI and the CO2 of a set. */
const STATED_HEADERS = ['MKI', 'CO2'].flatMap((indicator) =>
  LIFE_CYCLE_MODULES.map((module) => ({ module, header: `${indicator} ${module} Set A2` })),
);

/**
 * Draws a calculation in which nearly every figure is the result of a formula, as .xlsx. With `isWrong` the stored result
 * of one formula, the first item's quantity, is a millionth too high.
 */
export function drawFormulas(seed: number, isWrong = false): Uint8Array {
  const random = seededNumbers(seed);
  const inputs = Array.from(
    { length: INPUTS },
    (_, index): Input => ({
      key: `K${index + 1}`,
      // With so many digits that no rounding of a product lies halfway.
      amount: 1 + random() * 40,
      share: (1 + below(random, 60)) / 100,
      isHidden: random() < 0.2,
    }),
  );
  const draw = () => drawFormula(random, inputs);
  const posts = Array.from(
    { length: 2 + below(random, 5) },
    (_, index) => `${1 + below(random, 9)}.${index + 1}`,
  );
  // A quarter states its MKI and CO2 in Posten, and has no profiles.
  const stated = random() < 0.25 ? STATED_HEADERS : [];
  /** Draws a figure of a module: they are of unlike size, and module D is mostly a credit. */
  const drawFigure = (module: string): TestCell => {
    if (module !== 'A1-A3' && random() < 0.6) return null;
    const { formula, result } = draw();
    const power = 1 + below(random, 6);
    const sign = module === 'D' ? -1 : 1;
    return number({
      formula: `${sign < 0 ? '-' : ''}(${formula})/10^${power}`,
      result: (sign * Number(result)) / 10 ** power,
    });
  };
  const [from, sharedFactor] = [below(random, INPUTS - posts.length), 1 + below(random, 7)];

  const posten = posts.map((post, index): TestCell[] => {
    const quantity = draw();
    const row = index + FIRST_ROW;
    const input = inputAt(inputs, from + index);
    return [
      text({ formula: `"${post.slice(0, 2)}"&"${post.slice(2)}"`, result: post }),
      'Verhardingen',
      'Asfalt',
      text({
        formula: `"AC "&${8 + index}&" "&Invoer!A${row}`,
        result: `AC ${8 + index} ${inputAt(inputs, index).key}`,
      }),
      oneOf(random, ['m2', 'ton', 'm']),
      isWrong && index === 0 ? number(quantity, Number(quantity.result) * (1 + 1e-6)) : number(quantity),
      // One formula that the rows below share: its reference moves along.
      {
        inside: `<f t="shared" ${index === 0 ? `ref="G${FIRST_ROW}:G${posts.length + 1}" ` : ''}si="0">${index === 0 ? `Invoer!B${from + FIRST_ROW}*${sharedFactor}` : ''}</f><v>${input.amount * sharedFactor}</v>`,
      },
      // It refers to two cells of its own row, of which one is a formula itself.
      number({
        formula: `G${row}*10+F${row}`,
        result: input.amount * sharedFactor * 10 + Number(quantity.result),
      }),
      random() < 0.2 ? text({ formula: `IF(${SURCHARGE}>0,"",1)`, result: '' }) : number(draw()),
      random() < 0.2 ? text(amountAsText(random, inputs)) : number(draw()),
      random() < 0.2 ? null : number(draw()),
      ...stated.map(({ module }) => drawFigure(module)),
    ];
  });

  const sheets: Record<string, TestCell[][]> = {
    Posten: [[...POSTEN_HEADER, ...RESOURCE_HEADERS, ...stated.map(({ header }) => header)], ...posten],
  };
  const drawnSets = oneOf(random, [SET_CODES, SET_CODES.slice(0, 1), SET_CODES.slice(1)]);
  for (const set of stated.length > 0 ? [] : drawnSets) {
    const rows = posts.flatMap((post, index) =>
      IMPACT_SETS[set].indicators.map(({ code }): TestCell[] => [
        text({ formula: `Posten!A${index + FIRST_ROW}`, result: post }),
        code,
        ...LIFE_CYCLE_MODULES.map(drawFigure),
      ]),
    );
    sheets[set === 'a1' ? 'Set A1' : 'Set A2'] = [SET_HEADER, ...rows];
  }
  sheets.Invoer = [
    ['Sleutel', 'Bedrag', 'Aandeel', 0.15],
    ...inputs.map(({ key, amount, share }): TestCell[] => [
      key,
      { attributes: 's="1"', inside: `<v>${amount}</v>` },
      { attributes: 's="2"', inside: `<v>${share}</v>` },
    ]),
  ];
  const hidden = inputs.flatMap(({ isHidden }, index) =>
    isHidden ? [[index + FIRST_ROW, 'hidden="1"']] : [],
  );
  const isPostHidden = random() < 0.2;
  const entries = workbookEntries({
    sheets,
    styles: STYLES,
    rowAttributes: {
      Invoer: Object.fromEntries(hidden),
      Posten: isPostHidden ? { [FIRST_ROW + 1]: 'hidden="1"' } : {},
    },
  });
  const names = `<definedNames><definedName name="${SERIES}">${AMOUNTS}</definedName><definedName name="${SURCHARGE}">Invoer!$D$1</definedName></definedNames>`;
  return buildZip(
    entries.map((entry) =>
      entry.name === 'xl/workbook.xml'
        ? { ...entry, data: String(entry.data).replace('</sheets>', `</sheets>${names}`) }
        : entry,
    ),
  );
}

/** Draws a formula with a number above 0. */
function drawFormula(random: Random, inputs: readonly Input[]): Formula {
  const at = below(random, INPUTS);
  const other = below(random, INPUTS);
  const [first, last] = at < other ? [at, other] : [other, at];
  const input = inputAt(inputs, at);
  const amounts = inputs.slice(first, last + 1).map(({ amount }) => amount);
  const range = `Invoer!B${first + FIRST_ROW}:B${last + FIRST_ROW}`;
  const cell = `Invoer!B${at + FIRST_ROW}`;
  const otherCell = `Invoer!B${other + FIRST_ROW}`;
  const otherAmount = inputAt(inputs, other).amount;
  const whole = 1 + below(random, 9);
  const digits = below(random, 4);
  const rounded = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  const share = `Invoer!C${at + FIRST_ROW}`;
  return oneOf(random, [
    { formula: `SUM(${range})`, result: sum(amounts) },
    { formula: `SUM(${SERIES})`, result: sum(inputs.map(({ amount }) => amount)) },
    { formula: `AVERAGE(${range})*${whole}`, result: (sum(amounts) / amounts.length) * whole },
    {
      formula: `MAX(${range})-MIN(${range})+${whole}`,
      result: Math.max(...amounts) - Math.min(...amounts) + whole,
    },
    { formula: `PRODUCT(${cell},${otherCell},${whole})`, result: input.amount * otherAmount * whole },
    { formula: `${cell}*${otherCell}/${whole}`, result: (input.amount * otherAmount) / whole },
    { formula: `ROUND(${cell}*${otherCell},${digits})`, result: rounded(input.amount * otherAmount) },
    {
      formula: `ROUNDUP(${cell},${digits})`,
      result: Math.ceil(input.amount * 10 ** digits) / 10 ** digits,
    },
    {
      formula: `IF(${cell}>${otherCell},${cell},${otherCell}+1)`,
      result: input.amount > otherAmount ? input.amount : otherAmount + 1,
    },
    { formula: `VLOOKUP("${input.key}",${TABLE},2,FALSE)`, result: input.amount },
    { formula: `INDEX(${AMOUNTS},MATCH("${input.key}",${KEYS},0))*${whole}`, result: input.amount * whole },
    { formula: `${cell}*(1+${whole}%)`, result: input.amount * (1 + whole / 100) },
    { formula: `${cell}*${share}`, result: input.amount * input.share },
    { formula: `${SURCHARGE}*${cell}`, result: 0.15 * input.amount },
    { formula: `SUMIF(${KEYS},"${input.key}",${AMOUNTS})`, result: input.amount },
    {
      formula: `SUMPRODUCT(${AMOUNTS},Invoer!$C$${FIRST_ROW}:$C$${LAST_ROW})`,
      result: sum(inputs.map(({ amount, share }) => amount * share)),
    },
    // A subtotal of this number leaves out hidden rows; 9 does not.
    {
      formula: `SUBTOTAL(109,${SERIES})+1`,
      result: sum(inputs.flatMap(({ amount, isHidden }) => (isHidden ? [] : [amount]))) + 1,
    },
    { formula: `SUBTOTAL(9,${range})`, result: sum(amounts) },
  ]);
}

/** Draws a number that a formula makes a text, which is read as a number with a remark. */
function amountAsText(random: Random, inputs: readonly Input[]): Formula {
  const at = below(random, INPUTS);
  const whole = Math.trunc(inputAt(inputs, at).amount);
  return { formula: `INT(Invoer!B${at + FIRST_ROW})&".5"`, result: `${whole}.5` };
}

function inputAt(inputs: readonly Input[], index: number): Input {
  const input = inputs[index];
  if (!input) throw new Error(`There is no input ${index}`);
  return input;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function number({ formula, result }: Formula, stored = result): TestCell {
  return { inside: `<f>${escaped(formula)}</f><v>${stored}</v>` };
}

function text({ formula, result }: Formula): TestCell {
  return { attributes: 't="str"', inside: `<f>${escaped(formula)}</f><v>${result}</v>` };
}

function escaped(formula: string): string {
  return formula.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
