import type { Calculation } from '@milieuspoor/contract';
import { CALCULATION_NAME_MAX } from '@milieuspoor/domain';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { InlineTextField } from '../../../ui/fields/inline-text-field.tsx';
import { EditOutlined as EditIcon } from '../../../ui/icons/edit-outlined.ts';
import { useFocusAfterwards } from '../../../ui/use-focus-afterwards.ts';
import { newerCalculationOf } from '../newer-calculation.ts';
import { useChangeCalculation } from './use-change-calculation.ts';

interface Renaming {
  /** shown in place of the name while it is being changed, else null */
  readonly field: ReactNode;
  /** the button that starts it */
  readonly pencil: ReactNode;
}

/** Changes the name of a calculation in its own row. */
export function useRenaming(calculation: Calculation): Renaming {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState<Calculation | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const rename = useChangeCalculation(calculation);
  const focusAfterwards = useFocusAfterwards();

  /** Says that somebody else saved first: saving again overwrites the name given here, cancelling keeps it. */
  const renameProblem = (error: unknown): string => {
    const newer = newerCalculationOf(error);
    if (!newer) return errorSentences(error, t).join(' ');
    setRenaming((seen) => seen && { ...seen, revision: newer.current.revision });
    return t('calculations.row.newerName', { sentence: newer.sentence, name: newer.current.name });
  };
  const stopRenaming = () => {
    setRenaming(null);
    focusAfterwards(() => pencil.current?.focus());
  };
  return {
    field: renaming && (
      <InlineTextField
        value={renaming.name}
        maxLength={CALCULATION_NAME_MAX}
        labels={{
          field: t('calculations.row.renameField'),
          save: t('calculations.row.saveName'),
          cancel: t('calculations.row.cancelName'),
        }}
        onSave={async (changed) => {
          await rename.mutateAsync({ name: changed, seen: renaming.revision });
        }}
        problemOf={renameProblem}
        onStop={stopRenaming}
      />
    ),
    pencil: (
      <IconButton
        ref={pencil}
        aria-label={t('calculations.row.rename', { name: calculation.name })}
        disabled={renaming !== null}
        onClick={() => setRenaming(calculation)}
      >
        <EditIcon />
      </IconButton>
    ),
  };
}
