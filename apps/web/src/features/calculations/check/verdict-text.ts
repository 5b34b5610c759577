import type { TFunction } from 'i18next';
import type { CheckVerdict } from './check-verdict.ts';

/**
 * Returns the verdict in a few words, and what else the user has to know. `onScreen`: what is checked was made on the
 * screen, where its errors are corrected.
 */
export function verdictText(
  verdict: CheckVerdict,
  t: TFunction,
  onScreen: boolean,
): { readonly headline: string; readonly detail: string } {
  switch (verdict.kind) {
    case 'sound':
      return {
        headline: t('uploadCheck.verdict.sound'),
        detail: t(`uploadCheck.verdict.${verdict.warnings > 0 ? 'warningsFirst' : 'nothingYet'}`),
      };
    case 'asked':
      return {
        headline: t('uploadCheck.verdict.asked', { count: verdict.open }),
        detail: t('uploadCheck.verdict.askedDetail'),
      };
    case 'refused-project':
      return {
        headline: t('uploadCheck.verdict.refusedProject'),
        detail: t('uploadCheck.verdict.refusedProjectDetail', { reason: verdict.reason }),
      };
    case 'refused-file':
      return {
        headline: t('uploadCheck.verdict.refusedFile', { count: verdict.errors }),
        detail:
          verdict.openColumns > 0
            ? t('uploadCheck.answerMayMend')
            : t(errorsHint(onScreen), { count: verdict.errors }),
      };
  }
}

/** The text that says how errors are corrected. */
export function errorsHint(onScreen: boolean) {
  return onScreen ? 'uploadCheck.problems.sheetErrorsHint' : 'uploadCheck.problems.errorsHint';
}
