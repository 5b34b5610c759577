import { LIFE_CYCLE_MODULES, type LifeCycleModule } from '@milieuspoor/domain';
import { toCleanText } from '../cells/cell-text.ts';

const BETWEEN = '\\s*(?:-|/|\\+|&|t/m|tot(?:\\s+en\\s+met)?|en)\\s*';
const JOINED = new RegExp(`(?<![a-z0-9])([abc])(\\d)?(?:${BETWEEN}\\1?(\\d))?(?![a-z0-9])`, 'g');
const ALONE = new RegExp(`^(?:module[ns]?|fase)?\\s*([abc])(\\d)?(?:${BETWEEN}\\1?(\\d))?$`);
/** The first module of a stage after production, whose three are one module of the layout. */
const FIRST_AFTER_PRODUCTION = 4;

/**
 * Returns the modules of the layout that a name such as 'C1-C4', 'A4 t/m A5', 'B1-B7' or 'Module C' takes together; none for one
 * module, for A1-A3, and for a total over several stages.
 */
export function modulesJoined(name: string): LifeCycleModule[] {
  const found = ALONE.exec(fold(name));
  return found ? modulesOf(found) : [];
}

/** Returns what `modulesJoined` does for the part of a longer header that names modules, as in 'MKI C1-C4 (€)'. */
export function modulesJoinedIn(header: string): LifeCycleModule[] {
  for (const found of fold(header).matchAll(JOINED)) {
    const modules = modulesOf(found);
    if (modules.length > 0) return modules;
  }
  return [];
}

function modulesOf([, stage = '', from, to]: RegExpExecArray): LifeCycleModule[] {
  if (from !== undefined && to === undefined) return [];
  const [first, last] = from === undefined ? [0, 9] : [Number(from), Number(to)];
  if (stage === 'a' && first < FIRST_AFTER_PRODUCTION) return [];
  return LIFE_CYCLE_MODULES.filter((module) => {
    const number = Number(module.slice(1));
    return module.toLowerCase().startsWith(stage) && number >= first && number <= last;
  });
}

function fold(text: string): string {
  return toCleanText(text)
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}
