import type { CalculationCheck, ResourceGapAnswer } from '@milieuspoor/contract';
import { IMPACT_SETS, LIFE_CYCLE_MODULES, MODULE_INDICATORS } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { coverageSentences, resourceSentences } from '../../coverage-sentences.ts';
import { type Counts, type ModuleCoverage, moduleCoverageOf } from './module-coverage.ts';

export type CoveredCheck = Pick<
  CalculationCheck,
  'totals' | 'resources_undeclared' | 'module_gaps' | 'resource_gaps'
>;

/** Shows what the figures of a file leave out: indicators, CO2, resources, and the life-cycle modules of each set. */
export function CheckCoverage({ check }: { readonly check: CoveredCheck }) {
  const { t } = useTranslation();
  const { totals, resources_undeclared, module_gaps, resource_gaps } = check;
  const partly = partlyDeclaredText(resource_gaps, t);
  const sentences = [
    ...totals.flatMap((total) => coverageSentences(total, t)),
    ...resourceSentences(resources_undeclared, t),
    ...(partly === null ? [] : [partly]),
  ];
  const sets = moduleCoverageOf(totals, module_gaps);
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {sentences.length === 0 &&
        sets.length === 0 &&
        `${t('uploadCheck.figures.coverage')}: ${t('uploadCheck.figures.complete')}`}
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
      {sets.map((coverage) => (
        <ModulesOfSet key={coverage.set} coverage={coverage} />
      ))}
    </Typography>
  );
}

const CELL = { pr: 3, py: 0.25, textAlign: 'left', verticalAlign: 'top', fontWeight: 'inherit' } as const;

/** The modules of a set that not every item declares in full, in a table that opens. */
function ModulesOfSet({ coverage }: { readonly coverage: ModuleCoverage }) {
  const { t } = useTranslation();
  const { modules } = coverage;
  const set = IMPACT_SETS[coverage.set].name;
  const title = t('uploadCheck.coverage.modules', {
    set,
    count: modules.length,
    of: LIFE_CYCLE_MODULES.length,
  });
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', fontWeight: 600, py: 0.5 }}>
        {title}
      </Box>
      <Box component="table" aria-label={title} sx={{ borderCollapse: 'collapse', mb: 1 }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={CELL}>
              {t('uploadCheck.coverage.module')}
            </Box>
            {MODULE_INDICATORS.map((indicator) => (
              <Box key={indicator} component="th" scope="col" sx={CELL}>
                {t(`charts.coverage.quantities.${indicator}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {modules.map(({ module, counts }) => (
            <tr key={module}>
              <Box component="th" scope="row" sx={CELL}>
                {module}
              </Box>
              {MODULE_INDICATORS.map((indicator) => (
                <Box key={indicator} component="td" sx={CELL}>
                  {declaredText(counts[indicator], t)}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** Returns how many items declare something: '12 van 51 posten', with those that declare only a part. */
function declaredText({ items, undeclared, incomplete }: Counts, t: TFunction): string {
  const declared =
    undeclared === items
      ? t('uploadCheck.coverage.declaredByNone', { count: items })
      : undeclared === 0
        ? t('uploadCheck.coverage.declaredByAll', { count: items })
        : t('uploadCheck.coverage.declaredBy', { declared: items - undeclared, count: items });
  if (incomplete === 0) return declared;
  return t('uploadCheck.coverage.declaredInPart', {
    declared,
    mark: t('charts.coverage.incompleteAt', { missing: incomplete, count: items }),
  });
}

/**
 * Returns the resources that some items declare and others don't, each with the number that do; null if there are none.
 */
function partlyDeclaredText(gaps: readonly ResourceGapAnswer[], t: TFunction): string | null {
  if (gaps.length === 0) return null;
  const names = gaps.map(
    (gap) => `${t(`charts.coverage.quantities.${gap.resource}`)} (${declaredText(gap, t)})`,
  );
  return t('uploadCheck.coverage.partly', { names: names.join(', ') });
}
