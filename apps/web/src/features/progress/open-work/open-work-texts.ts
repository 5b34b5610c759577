import type { OpenWork } from '@milieuspoor/contract';
import { formatIsoDay, IMPACT_SETS } from '@milieuspoor/domain';
import type { TFunction } from 'i18next';
import { modulesText } from '../../../charts/coverage/scope-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';

/** Returns what is missing, in one sentence. */
export function whatIsMissing(work: OpenWork, t: TFunction): string {
  const { subject, step, planned, day, set, indicators, posts, modules } = work;
  switch (subject) {
    case 'upload':
      return t(`openWork.subjects.${uploadText(step)}`);
    case 'date':
      return planned && day ? t(`openWork.subjects.date.${planned}`, { day: formatIsoDay(day) }) : '';
    case 'weights':
      return t('openWork.subjects.weights', {
        set: set ? IMPACT_SETS[set].name : '',
        codes: indicators.join(', '),
      });
    case 'figures':
      return [
        t('openWork.subjects.figures', { what: findingText(work, t), quantities: quantitiesText(work, t) }),
        ...(posts > 0 ? [t('openWork.posts', { count: posts })] : []),
        ...(modules.length > 0 ? [t('openWork.inModules', { modules: modulesText(modules, t) })] : []),
      ].join(', ');
  }
}

/** Figures are not there, or not active, or wait for an answer. */
function uploadText(step: OpenWork['step']): 'upload' | 'inactive' | 'scope' {
  if (step === 'answer-scope') return 'scope';
  return step?.startsWith('activate') ? 'inactive' : 'upload';
}

/** 'Module ontbreekt (Optimalisatie)'. */
function findingText({ finding, side }: OpenWork, t: TFunction): string {
  if (!finding) return '';
  const what = t(`statistics.findings.kinds.${finding}`);
  return side === null ? what : t('statistics.findings.ofSide', { what, side: t(`charts.sides.${side}`) });
}

function quantitiesText({ quantities }: OpenWork, t: TFunction): string {
  return quantities.map((quantity) => t(`charts.coverage.quantities.${quantity}`)).join(', ');
}

/** Returns what it keeps out of the totals, and how much the project weighs. */
export function weightTexts({ subject, keeps_out, mki, set, project }: OpenWork, t: TFunction): string[] {
  const isDesign = subject === 'upload' && keeps_out === 'nothing';
  const kept = t(`openWork.keepsOut.${isDesign ? 'design' : keeps_out}`);
  if (!project) return [kept];
  return [
    kept,
    mki === null || !set
      ? t('openWork.unknown')
      : t('openWork.mki', { amount: displayOf('mki').format(mki), set: IMPACT_SETS[set].name }),
  ];
}
