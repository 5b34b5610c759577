import type { Project } from '@milieuspoor/contract';
import { type CalculationType, calculationLock } from '@milieuspoor/domain';
import { useTranslation } from 'react-i18next';
import { ReadOnlyLine } from '../../ui/messages/read-only-line.tsx';

interface CalculationsLockProps {
  readonly project: Pick<Project, 'project_status' | 'project_locked'>;
  /** one of the types of the tab, which close together */
  readonly type: CalculationType;
}

/**
 * Says why the calculations of a tab are read-only, once for all its tables; shows nothing while they can be changed.
 */
export function CalculationsLock({ project, type }: CalculationsLockProps) {
  const { t } = useTranslation();
  const lock = calculationLock(type, { status: project.project_status, locked: project.project_locked });
  // Of a locked project, the notice at the top of the screen says so.
  if (lock === null || lock === 'project-locked') return null;
  return <ReadOnlyLine>{t(`calculations.locked.${lock}`)}</ReadOnlyLine>;
}
