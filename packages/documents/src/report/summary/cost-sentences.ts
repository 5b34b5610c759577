import { IMPACT_SETS } from '@milieuspoor/domain';
import type { ReportText } from '../../text/report-nl.ts';
import type { Report } from '../report.ts';

/** Returns the totals of each calculation. */
export function costSentences({ variants }: Report, text: ReportText): readonly string[] {
  const { cost, costWithoutCo2 } = text.summary;
  return variants.map(({ number, name, set, mki, co2 }) => {
    const variant = text.inSentence(number, name);
    const said = [variant, text.written.mki(mki.amount), IMPACT_SETS[set].name] as const;
    return co2.amount === null ? costWithoutCo2(...said) : cost(...said, text.written.tonOfKg(co2.amount));
  });
}
