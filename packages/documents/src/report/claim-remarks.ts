import { type Language, notApplicableText, sizeText, slightlyBeyondText } from '@milieuspoor/domain';
import type { ReportText } from '../text/report-nl.ts';
import type { ReportClaim } from './report.ts';

/**
 * Returns what readers must know about the figures of a claim: what counts as 0 in the two baselines, how the realised
 * work differs from what it is compared with, and that indicators were left out. Empty where there is no conclusion.
 */
export function claimRemarks(
  { held, baselinesExplained, beside, marked }: ReportClaim,
  text: ReportText['award'],
  language: Language,
): string[] {
  if (!held.outcome) return [];
  const isRestated = held.outcome.restatedBy !== null;
  const explained = (['design', 'asBuilt'] as const).flatMap((of) => {
    const what = baselinesExplained[of].map((each) => notApplicableText(each, language)).join(', ');
    return isRestated && what ? text.baselineExplained[of](what) : [];
  });
  const { offered, asBuilt } = beside;
  const differs = {
    offered: offered ? [sizeText(offered, language)] : [],
    asBuilt:
      isRestated && asBuilt ? [sizeText(asBuilt, language), slightlyBeyondText(asBuilt, language)] : [],
  };
  const sizes = (['offered', 'asBuilt'] as const).flatMap((of) =>
    differs[of].flatMap((what) => (what ? text.beside[of](what) : [])),
  );
  return [...explained, ...sizes, ...(marked ? [text.marked] : [])];
}
