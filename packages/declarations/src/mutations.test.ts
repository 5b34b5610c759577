import { buildZip, seededNumbers } from '@milieuspoor/workbook/mutated';
import { expect, it } from 'vitest';
import { readDeclaration } from './read-declaration.ts';
import { MUTATED_FORMATS } from './testing/mutated-formats.ts';
import { declarationProblemText, declarationQuestionText } from './text/say-declaration.ts';

/** Another seed gives other mutations; the name of a test states the seed. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 300;

it.each(Object.entries(MUTATED_FORMATS))(
  `%s that was mutated is read or refused, and every figure of it is one (seed ${SEED})`,
  async (format, texts) => {
    const random = seededNumbers(SEED + format.length);
    const tally = { read: 0, which: 0, refused: 0 };
    for (let round = 0; round < MUTATIONS; round++) {
      const text = texts(round, random);
      const bytes =
        round % 5 === 4 ? buildZip([{ name: 'processes/a.json', data: text }]) : Buffer.from(text);
      const reading = await readDeclaration(bytes);
      tally[reading.kind]++;
      if (reading.kind === 'refused')
        expect(declarationProblemText(reading.problem, 'nl'), `${round}`).not.toBe('');
      if (reading.kind !== 'read') continue;
      const { product, asked, warnings } = reading;
      const figures = Object.values(product.profiles).flatMap((profile) => Object.values(profile).flat());
      expect(
        figures.every((each) => each === null || Number.isFinite(each)),
        `${round}`,
      ).toBe(true);
      expect(
        product.conversions.every(({ perUnit }) => perUnit > 0 && Number.isFinite(perUnit)),
        `${round}`,
      ).toBe(true);
      for (const each of asked) expect(declarationQuestionText(each, 'en')).not.toBe('');
      for (const each of warnings) expect(declarationProblemText(each, 'en')).not.toBe('');
    }
    // Both results occur often; otherwise the mutations would be too strong or too weak to prove anything.
    expect(tally.read).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
  },
);
