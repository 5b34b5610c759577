import type { Calculation } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScopeDialog } from './scope-dialog.tsx';

interface ScopeLineProps {
  readonly calculation: Calculation;
  readonly mayAnswer: boolean;
}

/** Whether something is asked, or was answered, about what a calculation leaves empty. */
export function hasScopeLine({ scope_open_posts, scope_answers }: Calculation): boolean {
  return scope_open_posts > 0 || scope_answers > 0;
}

/** The way to the questions about the scope of a calculation, from below its row. */
export function ScopeLine({ calculation, mayAnswer }: ScopeLineProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (!hasScopeLine(calculation)) return null;
  const { name, scope_open_posts: count } = calculation;
  return (
    <>
      <Button
        size="small"
        color={count > 0 ? 'warning' : 'inherit'}
        aria-label={t(count > 0 ? 'scopeQuestions.lineOf' : 'scopeQuestions.lineAnsweredOf', { name, count })}
        sx={{ px: 0, textAlign: 'left' }}
        onClick={() => setOpen(true)}
      >
        {t(count > 0 ? 'scopeQuestions.line' : 'scopeQuestions.lineAnswered', { count })}
      </Button>
      {open && <ScopeDialog calculation={calculation} mayAnswer={mayAnswer} onClose={() => setOpen(false)} />}
    </>
  );
}
