import { describe, expect, it } from 'vitest';
import { factsOfEdited } from './council-facts.ts';
import type { CouncilFigures, CouncilMeasure } from './council-figures.ts';
import { councilLetterText } from './council-sentences.ts';
import { councilTextProblem, filledCouncilText, isEditedCouncilText } from './edited-council-text.ts';

const measure = (changes: Partial<CouncilMeasure> = {}): CouncilMeasure => ({
  ...{ value: 20, weight: 10_000, counted: 4, of: 4, incomplete: false },
  ...changes,
});

function figures({
  mki = measure(),
  co2 = measure({ weight: 50_000 }),
  ...changes
}: Partial<CouncilFigures> & { readonly mki?: CouncilMeasure; readonly co2?: CouncilMeasure } = {}) {
  const about: CouncilFigures = {
    ...{
      organisation: 'Gemeente Voorbeeld',
      set: 'a1',
      years: [2024, 2025],
      differing: 0,
      explained: 0,
      unfinished: 0,
    },
    ...{
      withoutPair: 0,
      unconfirmed: false,
      severalWeights: false,
      sameProjects: co2.counted === mki.counted,
    },
    measures: { mki, co2, primary_material: measure() },
    ...changes,
  };
  return about;
}

function written(about: CouncilFigures, language: 'nl' | 'en' = 'nl'): string[] {
  const { sentences, figures: of } = councilLetterText(about, language);
  return sentences.map(({ text }) => filledCouncilText(text, of));
}

describe('the sentences of a council letter', () => {
  it('say what it comes to, what it is compared with and that everything counts', () => {
    expect(written(figures())).toEqual([
      'Met 4 werken uit 2024 en 2025 kost Gemeente Voorbeeld het milieu 20,00 % minder dan met de baseline van die werken: €2.000,- minder milieukosten (MKI). De uitstoot van CO2 is 20,00 % lager: 10 ton minder.',
      'Elk werk is vergeleken met zijn eigen baseline, het ontwerp waarvan het uitging. De milieukosten zijn gewaardeerd met Set A1. Werken met een voltooid ontwerp: 4, waarvan meegeteld: 4.',
      'Voor MKI en CO2 tellen alle voltooide werken in deze keuze mee, met alles wat ervoor is opgegeven.',
    ]);
  });

  it('can be taken as they are made, whatever there is to say', () => {
    const measures = [measure(), measure({ value: -5 }), measure({ value: 0 })];
    const some = [
      measure({ counted: 1, of: 3, incomplete: true }),
      measure({ value: null, weight: null, counted: 0 }),
    ];
    for (const language of ['nl', 'en'] as const)
      for (const mki of [...measures, ...some])
        for (const co2 of [...measures, ...some])
          for (const count of [0, 1, 4]) {
            const open = { differing: count, explained: count, unfinished: count, withoutPair: count };
            const lacks = { unconfirmed: count > 0, severalWeights: count > 0 };
            const made = councilLetterText(figures({ mki, co2, ...open, ...lacks }), language);
            for (const { text } of made.sentences)
              expect([text, councilTextProblem(text, made.figures)]).toEqual([text, null]);
          }
  });

  it('say that it costs more where it does, and never call that a saving', () => {
    const [what] = written(figures({ mki: measure({ value: -5 }), co2: measure({ value: -1 }) }));
    expect(what).toContain('5,00 % meer');
    expect(what).toContain('€500,- meer milieukosten');
    expect(what).toContain('1,00 % hoger: 0,10 ton meer');
    expect(what).not.toMatch(/minder|lager/);
  });

  it('name everything that is not counted, and that one work says little', () => {
    const [, , sure] = written(
      figures({
        mki: measure({ counted: 1, of: 3, incomplete: true }),
        ...{
          explained: 7,
          differing: 1,
          unfinished: 5,
          withoutPair: 2,
          unconfirmed: true,
          severalWeights: true,
        },
      }),
    );
    for (const said of [
      'niet meegeteld: 2 werken',
      'van 2 werken ontbreekt',
      'nog niet voltooid: 5 werken',
      'niet elke post geeft alle milieu-indicatoren op',
      'bij 1 werk verschilt de omvang',
      'niet van toepassing is: 7',
      'niet elke weegfactor is bevestigd',
      'verschillende versies van de weegfactoren',
      'één werk',
    ])
      expect(sure).toContain(said);
  });

  it('conclude nothing of a quantity in which no work counts', () => {
    const none = measure({ value: null, weight: null, counted: 0 });
    expect(written(figures({ co2: none }))[0]).toMatch(
      /MKI\)\. Over de uitstoot van CO2 is niets te zeggen\.$/,
    );
    expect(written(figures({ mki: none }))[0]).toMatch(
      /^Over de milieukosten \(MKI\) is niets te zeggen\. De uitstoot/,
    );
    expect(written(figures({ mki: none, co2: none }))[0]).toMatch(/^Van geen enkel werk/);
  });

  it('do not say that all works count where there is none', () => {
    const none = measure({ value: null, weight: null, counted: 0, of: 0 });
    const [what, compared, sure] = written(figures({ mki: none, co2: none, years: [] }));
    expect(what).toMatch(/^Van geen enkel werk/);
    expect(compared).toMatch(/^Er is in deze keuze geen werk/);
    expect(sure).toBe(
      'Een werk telt mee zodra het een voltooid ontwerp heeft, met een baseline en een optimalisatie.',
    );
  });

  it('name the works of CO2 where they are others than those of the MKI', () => {
    const [what, , sure] = written(figures({ co2: measure({ counted: 1 }) }));
    expect(what).toContain('te vergelijken bij 1 werk en');
    expect(sure).toBe('Hierbij te weten: voor CO2 niet meegeteld: 3 werken.');
    const [others] = written(figures({ sameProjects: false }));
    expect(others).toContain('te vergelijken bij 4 werken');
  });

  it('are English with English figures, and name Set A2', () => {
    const [what, compared] = written(figures({ set: 'a2', mki: measure({ weight: 1_000_000 }) }), 'en');
    expect(what).toContain('€200,000 less in environmental cost (MKI)');
    expect(compared).toContain('valued with Set A2');
  });

  it('leave no figure unfilled, whatever is known', () => {
    const none = measure({ value: null, weight: null, counted: 0 });
    for (const mki of [measure(), none, measure({ value: 0 }), measure({ value: -3, counted: 1, of: 9 })])
      for (const co2 of [measure(), none, measure({ value: 0, counted: 2 })])
        for (const language of ['nl', 'en'] as const)
          for (const text of written(
            figures({ mki, co2, unfinished: 1, withoutPair: 1, differing: 1 }),
            language,
          ))
            expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });
});

describe('an edited sentence', () => {
  const { figures: of, sentences } = councilLetterText(figures(), 'nl');

  it('may move and drop figures of the letter, and has none of its own', () => {
    expect(councilTextProblem('Wij besparen {mkiPercent}, en {co2Percent} CO2.', of)).toBeNull();
    expect(councilTextProblem('Wij besparen vooral hout.', of)).toBeNull();
    for (const text of [
      'Wij besparen 99 %',
      'Wij besparen ½',
      'Wij besparen {mkiPercent} in 2030',
      'Wij besparen ٣',
    ])
      expect(councilTextProblem(text, of), text).toBe('own-figure');
    for (const text of ['{mkiPercentage}', 'een { haak', '{}', '{constructor}'])
      expect(councilTextProblem(text, of), text).toBe('unknown-figure');
    expect(councilTextProblem('  ', of)).toBe('empty');
    expect(councilTextProblem('a'.repeat(801), of)).toBe('too-long');
  });

  it('takes nothing away that makes the figures less certain', () => {
    const unsure = councilLetterText(figures({ unfinished: 2 }), 'nl');
    const letter = { ...unsure, facts: [{ label: 'Doel', value: 'geen' }] };
    expect(factsOfEdited(letter, unsure.sentences, 'nl')).toEqual(letter.facts);
    const sure = { key: 'sure', text: 'Alles is zeker.' } as const;
    for (const edited of [[], [sure]])
      expect(factsOfEdited(letter, edited, 'nl').at(-1)).toEqual({
        label: 'Zekerheid',
        value: 'Hierbij te weten: nog niet voltooid: 2 werken.',
      });
  });

  it('is told from one that was made', () => {
    expect(isEditedCouncilText(sentences, sentences)).toBe(false);
    const [first, ...rest] = sentences;
    expect(first).toBeDefined();
    if (first) expect(isEditedCouncilText([{ ...first, text: 'Anders' }, ...rest], sentences)).toBe(true);
    expect(isEditedCouncilText(rest, sentences)).toBe(true);
  });
});

it.each(['nl', 'en'] as const)('every sentence that is made may stand in a letter (%s)', (language) => {
  const some = measure({ counted: 2, of: 3, incomplete: true });
  const all = {
    differing: 2,
    explained: 12,
    unfinished: 5,
    withoutPair: 1,
    unconfirmed: true,
    severalWeights: true,
  };
  for (const about of [figures(), figures({ ...all, mki: some, co2: measure({ counted: 1, of: 3 }) })]) {
    const { sentences, figures: of } = councilLetterText(about, language);
    expect(sentences.map(({ text }) => councilTextProblem(text, of))).toEqual(sentences.map(() => null));
  }
});
