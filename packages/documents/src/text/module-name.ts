import type { Language, LifeCycleModule } from '@milieuspoor/domain';
import { REPORT_TEXTS } from './report-texts.ts';

/** A module as a report names it: 'A1-A3 productie'. */
export function moduleName(module: LifeCycleModule, language: Language): string {
  return `${module} ${REPORT_TEXTS[language].modules[module]}`;
}
