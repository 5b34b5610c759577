import type { ProjectResult } from '@milieuspoor/contract';
import { formatChange, formatMki, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ListedAbout, ListedMark } from '../../charts/coverage/listed-mark.tsx';
import { SharedLine } from '../../charts/coverage/said-beside.tsx';
import { scopeReason } from '../../charts/coverage/scope-texts.ts';
import { ChangeMark } from '../../charts/track/change-mark.tsx';
import { outcomeOf } from '../../charts/track/outcome-of.ts';

interface ProjectOutcomeTextProps {
  readonly result: ProjectResult | null;
  /** the set of the screen around it */
  readonly around: SetCode;
  /** opens the findings behind a refusal; null within a link */
  readonly listed?: { readonly about: ListedAbout; readonly tabIndex?: number } | null;
}

/** Shows the result of a project in a few words; its track shows the same as a picture. */
export function ProjectOutcomeText({ result, around, listed = null }: ProjectOutcomeTextProps) {
  const { t } = useTranslation();
  const outcome = outcomeOf(result);
  const quiet = { color: 'text.secondary' } as const;
  // Figures without a set are in Set A1; among figures of Set A2 the set must be named.
  const stated = result?.set ?? null;
  const set =
    stated !== null && (stated !== 'a1' || around !== 'a1')
      ? ` ${t('projects.result.inSet', { set: IMPACT_SETS[stated].name })}`
      : '';
  const note = 'incomplete' in outcome && outcome.incomplete && (
    <Box component="span" sx={{ color: 'warning.main' }} title={t('projects.result.incompleteHint')}>
      {`, ${t('projects.result.incomplete')}`}
    </Box>
  );
  switch (outcome.kind) {
    case 'none':
      return (
        <Box component="span" sx={quiet}>
          {t('projects.result.none')}
        </Box>
      );
    case 'baseline':
      return (
        <Box component="span" sx={quiet}>
          {t('projects.result.baseline', { amount: formatMki(outcome.amountEur) })}
          {set}
        </Box>
      );
    case 'incomparable': {
      const reason =
        outcome.reason === 'scope'
          ? scopeReason(result?.gaps ?? [], t)
          : t(`projects.result.reason.${outcome.reason}`);
      const text = `${t('projects.result.incomparable')}${set}: ${reason}`;
      return (
        <Box component="span" sx={quiet}>
          {listed ? <ListedMark {...listed}>{text}</ListedMark> : text}
          <SharedLine shared={result?.shared} quantity="mki" />
        </Box>
      );
    }
    case 'same':
      return (
        <Box component="span" sx={quiet}>
          {`${t('projects.result.mki')} ${t('projects.result.same')}`}
          {set}
          {note}
        </Box>
      );
    case 'changed': {
      const { amountEur, share } = outcome;
      const direction = amountEur < 0 ? 'less' : 'more';
      return (
        <Box component="span">
          {share === null ? (
            t(`projects.result.${direction === 'less' ? 'amountLess' : 'amountMore'}`, {
              amount: formatMki(Math.abs(amountEur)),
            })
          ) : (
            <ChangeMark
              share={share}
              spoken={t(`projects.result.${direction}`, { share: formatChange(share) })}
            />
          )}
          <span aria-hidden={share !== null}>{` ${t('projects.result.mki')}`}</span>
          {set}
          {note}
        </Box>
      );
    }
  }
}
