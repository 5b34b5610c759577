import { figuresIn } from '@milieuspoor/domain';
import { describe, expect, it } from 'vitest';
import { exampleBaseline, exampleCriterion, firstWeights } from '../testing/example-criterion.ts';
import { readDocument } from '../testing/read-document.ts';
import { EMVI_TEXTS } from '../text/emvi-texts.ts';
import type { AwardCriterion } from './award-criterion.ts';
import { emviDocument } from './emvi-document.ts';
import { openPoints } from './open-points.ts';

const points = (changes: Partial<AwardCriterion>) =>
  openPoints(exampleCriterion(changes), EMVI_TEXTS.nl.openPoints, figuresIn('nl'));

async function textOf(changes: Partial<AwardCriterion>): Promise<string> {
  const { paragraphs } = readDocument(await emviDocument(exampleCriterion(changes), 'nl'));
  return paragraphs.map(({ text }) => text).join('\n');
}

describe('where the reference value comes from', () => {
  it('is the active baseline, by its name, set and version', async () => {
    expect(await textOf({})).toContain(
      'De referentiewaarde van €100.000,- is de MKI van de actieve baselineberekening ‘Baseline variant 2’, afgerond op hele euro’s. Deze berekening is gemaakt in Set A1 en gewogen met versie 2026-1',
    );
    expect(points({})).toEqual([]);
    expect(await textOf({})).toContain('stond er bij deze cijfers niets open');
  });

  it('is the client when it was set by hand, with what the baseline says beside it', async () => {
    const byHand = { manuallySet: true, baseline: exampleBaseline({ mki: mki({ amount: 98_765.4 }) }) };
    const text = await textOf(byHand);
    expect(text).toContain('De referentiewaarde van €100.000,- is door de opdrachtgever zelf vastgesteld.');
    expect(text).toContain('‘Baseline variant 2’ is €98.765,-, in Set A1 en gewogen met versie 2026-1');
    expect(points(byHand)).toEqual([]);
  });

  it('is a former baseline when the active one comes to something else, which is open', async () => {
    const baseline = exampleBaseline({ name: 'Nieuw', mki: mki({ amount: 98_765.4 }) });
    const former = { referenceName: 'Schetsontwerp', baseline };
    expect(await textOf(former)).toContain(
      'De referentiewaarde van €100.000,- is de MKI van de baselineberekening ‘Schetsontwerp’, afgerond op hele euro’s. Die berekening is niet meer de actieve.',
    );
    expect(await textOf({ ...former, referenceName: null })).toContain(
      'komt uit een eerdere baselineberekening',
    );
    expect(points(former)).toEqual([
      'De referentiewaarde is €100.000,-, maar de MKI van de actieve baselineberekening is nu €98.765,-.',
    ]);
  });

  it('is unknown to bidders without a baseline: no set, no version, no weights', async () => {
    const text = await textOf({ baseline: null });
    expect(points({ baseline: null })).toEqual([
      'De baselineberekening waar de referentiewaarde uit komt, is niet meer actief.',
      expect.stringContaining('geen actieve baselineberekening'),
    ]);
    expect(text).toContain('voor alle posten in dezelfde set');
    expect(text).not.toContain('Bijlage');
  });
});

describe('figures that are less than certain are said to be', () => {
  it('weights that nobody confirmed, by their codes', () => {
    expect(points({ baseline: exampleBaseline({ set: 'a2', weights: firstWeights('a2') }) })).toEqual([
      expect.stringMatching(
        /Set A2, versie 2026-1.*Nog niet bevestigd: PM, IR, ETP-fw, HTP-c, HTP-nc, SQP\./,
      ),
    ]);
  });

  it('items that declare no profile, and items that declare a part of one', () => {
    expect(points({ baseline: exampleBaseline({ mki: mki({ undeclared: 2, incomplete: 14 }) }) })).toEqual([
      'Posten zonder milieuprofiel in de baselineberekening: 2 van de 41. De MKI van de baseline is daardoor te laag.',
      'Posten in de baselineberekening waarbij een of meer milieu-indicatoren ontbreken: 14 van de 41. De MKI van de baseline kan daardoor te laag zijn.',
    ]);
  });

  it('a baseline that was weighed with another version than holds now', () => {
    expect(points({ baseline: exampleBaseline({ currentWeightsVersion: '2026-2' }) })).toEqual([
      expect.stringContaining('gewogen met versie 2026-1 van de weegfactoren; nu geldt versie 2026-2'),
    ]);
  });
});

function mki(changes: Partial<ReturnType<typeof exampleBaseline>['mki']>) {
  return { ...exampleBaseline().mki, ...changes };
}
