import type { Calculation } from '@milieuspoor/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScopeDialog } from './scope-dialog.tsx';

interface ScopeLineProps {
  readonly calculation: Calculation;
  readonly mayAnswer: boolean;
}

/** Tells whether something is asked, was answered or cannot be known about what a calculation leaves empty. */
export function hasScopeLine(calculation: Calculation): boolean {
  return asksOrAnswers(calculation) || calculation.scope_modules_only;
}

function asksOrAnswers({ scope_open_posts, scope_answers, scope_refuses }: Calculation): boolean {
  return scope_open_posts > 0 || scope_answers > 0 || scope_refuses.length > 0;
}

/** The link below a calculation's row to the questions about its scope, and what cannot be compared because of it. */
export function ScopeLine({ calculation, mayAnswer }: ScopeLineProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const {
    name,
    scope_open_posts: count,
    scope_refuses: refused,
    scope_modules_only: modulesOnly,
  } = calculation;
  const withRefusal = (line: string) =>
    refused.length > 0 ? t(`scopeQuestions.refused.${refusedOf(refused)}`, { line }) : line;
  return (
    <>
      {asksOrAnswers(calculation) && (
        <Button
          size="small"
          // Items that differ are another design, and no fault.
          color={refused.length > 0 ? 'warning' : 'inherit'}
          aria-label={withRefusal(
            t(count > 0 ? 'scopeQuestions.lineOf' : 'scopeQuestions.lineAnsweredOf', { name, count }),
          )}
          sx={{ px: 0, textAlign: 'left' }}
          onClick={() => setOpen(true)}
        >
          {withRefusal(t(count > 0 ? 'scopeQuestions.line' : 'scopeQuestions.lineAnswered', { count }))}
        </Button>
      )}
      {modulesOnly && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('scopeQuestions.modulesOnly')}
        </Typography>
      )}
      {open && <ScopeDialog calculation={calculation} mayAnswer={mayAnswer} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Returns for which quantities nothing can be concluded; 'all' when resources can't be compared either. */
function refusedOf(refused: Calculation['scope_refuses']): 'all' | 'both' | 'mki' | 'co2' {
  if (refused.includes('resources')) return 'all';
  if (refused.length > 1) return 'both';
  return refused.includes('co2') ? 'co2' : 'mki';
}
