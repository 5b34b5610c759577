import type { ProjectResult } from '@milieuspoor/contract';
import { formatChange, formatMki, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ListedAbout, ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { ScopeMark, SharedLine } from '../../../charts/coverage/said-beside.tsx';
import { explainedAlone, scopeReason } from '../../../charts/coverage/scope-texts.ts';
import { displayOf } from '../../../charts/display-of.ts';
import { ChangeMark } from '../../../charts/track/change-mark.tsx';
import { ProjectOutcomeText } from '../project-outcome-text.tsx';

interface FiguresProps {
  readonly result: ProjectResult | null;
  /** the project whose list of findings opens; null within a link */
  readonly listed?: ListedProjectMark | null;
}

/** The project of a mark, and whether the keyboard reaches the mark at the moment. */
interface ListedProjectMark {
  readonly uuid: string;
  readonly tabIndex: number;
}

/** Returns what a mark at a project's figures opens. */
export function listedAbout(
  uuid: string,
  { types, set }: ProjectResult,
  quantity: 'mki' | 'co2',
): ListedAbout {
  return { quantity, project: { uuid, types, set } };
}

/** Shows a project's MKI before and after with the difference; without a comparison only what is known. */
export function MkiFigures({ result, around, listed = null }: FiguresProps & { readonly around: SetCode }) {
  const compared = result?.comparison;
  const mark =
    listed && result ? { about: listedAbout(listed.uuid, result, 'mki'), tabIndex: listed.tabIndex } : null;
  return (
    <Box sx={{ lineHeight: 1.3, whiteSpace: 'normal' }}>
      {compared && <div>{`${formatMki(compared.baseline)} → ${formatMki(compared.optimization)}`}</div>}
      <ProjectOutcomeText result={result} around={around} listed={mark} />
      {mark && result && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <ScopeMark scope={result.scope} noted={result.noted} {...mark} />
        </Box>
      )}
    </Box>
  );
}

/**
 * Shows a project's CO2 in the same way, in ton; behind its name on the same line, it does not repeat the name.
 */
export function Co2Figures({
  result,
  inLine = false,
  listed = null,
}: FiguresProps & { readonly inLine?: boolean }) {
  const { t } = useTranslation();
  const quiet = { color: 'text.secondary', lineHeight: 1.3, whiteSpace: 'normal' } as const;
  const { format } = displayOf('co2');
  if (!result) return <Box sx={quiet}>{t('projects.result.none')}</Box>;
  const { baseline, comparison, gaps } = result.co2;
  if (comparison) {
    const { share, amount, incomplete } = comparison;
    const direction = amount < 0 ? 'co2Less' : 'co2More';
    return (
      <Box sx={{ lineHeight: 1.3, whiteSpace: 'normal' }}>
        <Box component={inLine ? 'span' : 'div'} sx={inLine ? { mr: 1 } : {}}>
          {`${format(comparison.baseline)} → ${format(comparison.optimization)}`}
        </Box>
        {amount === 0 ? (
          <Box component="span" sx={quiet}>
            {inLine ? t('projects.result.same') : `CO2 ${t('projects.result.same')}`}
          </Box>
        ) : share === null ? (
          t(amount < 0 ? 'projects.result.amountLess' : 'projects.result.amountMore', {
            amount: format(Math.abs(amount)),
          })
        ) : (
          <>
            <ChangeMark
              share={share}
              spoken={t(`projects.result.${direction}`, { share: formatChange(share) })}
            />
            {!inLine && <span aria-hidden> CO2</span>}
          </>
        )}
        {incomplete && (
          <Box component="span" sx={{ color: 'warning.main' }}>{`, ${t('projects.result.incomplete')}`}</Box>
        )}
        {listed && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <ScopeMark
              // The difference between the posts is shown at the MKI.
              scope={explainedAlone(result.scope)}
              noted={result.co2.noted}
              about={listedAbout(listed.uuid, result, 'co2')}
              tabIndex={listed.tabIndex}
            />
          </Box>
        )}
      </Box>
    );
  }
  if (result.set !== null && result.optimization === null && gaps.length === 0 && baseline !== null)
    return <Box sx={quiet}>{t('projects.result.baseline', { amount: format(baseline) })}</Box>;
  const isUndeclared = gaps.length === 0 || gaps.some(({ undeclared }) => undeclared > 0);
  const reason = result.set === null ? 'sets' : 'co2Undeclared';
  const why = (isUndeclared ? null : scopeReason(gaps, t)) ?? t(`projects.result.reason.${reason}`);
  // What is shown at the MKI is not repeated.
  const isSaid = why === scopeReason(result.gaps, t);
  const text = isSaid ? t('projects.result.incomparable') : `${t('projects.result.incomparable')}: ${why}`;
  return (
    <Box sx={quiet}>
      {listed ? (
        <ListedMark about={listedAbout(listed.uuid, result, 'co2')} tabIndex={listed.tabIndex}>
          {text}
        </ListedMark>
      ) : (
        text
      )}
      <SharedLine shared={result.co2.shared} quantity="co2" />
    </Box>
  );
}
