import { type Language, notApplicableText } from '@milieuspoor/domain';
import type { WriteSheet } from 'hucre/xlsx';
import { claimRemarks } from '../report/claim-remarks.ts';
import type { Report } from '../report/report.ts';
import type { ReportText } from '../text/report-nl.ts';
import { type SheetValue, sheetOf } from './sheet-of.ts';

/**
 * Returns the sheet that compares the winner's offer with the realised work, step by step; none while there is no
 * winner.
 */
export function claimSheets({ award }: Report, text: ReportText, language: Language): WriteSheet[] {
  const claim = award?.state === 'open' ? award.claim : null;
  if (!claim) return [];
  const { claim: names, source, value, remark } = text.sheets;
  const { outcome } = claim.held;
  const rows: SheetValue[][] = [
    [text.award.columns.name, claim.winner],
    [names.offered, claim.offeredEur],
    [names.realised, claim.realisedEur],
  ];
  if (outcome) {
    const { deviationEur, deviationShare, missedAdvantageEur, penaltyEur, promisedEur, restatedBy } = outcome;
    rows.push(
      [names.designBaseline, restatedBy?.designEur ?? null],
      [names.asBuiltBaseline, restatedBy?.asBuiltEur ?? null],
      [names.promised, { formula: restatedBy ? 'B3*B6/B5' : 'B3', result: promisedEur }],
      [names.deviation, { formula: 'B4-B7', result: deviationEur }],
      [
        names.deviationShare,
        deviationShare === null ? null : { formula: '100*B8/B7', result: 100 * deviationShare },
      ],
      [names.missed, missedAdvantageEur],
      [names.factor, claim.factor],
      [names.penalty, { formula: 'ROUND(B10*B11,0)', result: penaltyEur }],
    );
  } else if (claim.held.obstacle) rows.push([remark, text.award.obstacles[claim.held.obstacle]]);
  for (const whose of ['offered', 'realised'] as const)
    for (const each of claim.explained[whose])
      rows.push([names.explained[whose], notApplicableText(each, language)]);
  for (const said of claimRemarks(claim, text.award, language)) rows.push([remark, said]);
  return [sheetOf(text.award.claim, [source, value], rows)];
}
