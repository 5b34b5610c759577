import { type AwardFormula, type ChangedPair, changedPairs, type FormulaOutcome } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asList } from '../../../../lib/as-list.ts';
import type { NamedBid } from '../taking-part/bids-taking-part.ts';

interface ChangedPlacesProps {
  readonly outcomes: readonly FormulaOutcome<NamedBid>[];
  readonly nameOf: (formula: AwardFormula) => string;
}

/** Shows which pairs of bidders change places between each two formulas. */
export function ChangedPlaces({ outcomes, nameOf }: ChangedPlacesProps) {
  const { t, i18n } = useTranslation();
  const twos = outcomes.flatMap((first, place) =>
    outcomes.slice(place + 1).map((second) => ({ first, second })),
  );
  return (
    <Box component="section" aria-label={t('tenderAnalysis.formulas.changed.title')} sx={PARTS}>
      <Typography variant="h3">{t('tenderAnalysis.formulas.changed.title')}</Typography>
      {twos.map(({ first, second }) => {
        const pairs = changedPairs(first, second);
        return (
          <div key={`${first.formula} ${second.formula}`}>
            <Typography sx={{ fontWeight: 600 }}>
              {t('tenderAnalysis.formulas.changed.between', {
                first: nameOf(first.formula),
                second: nameOf(second.formula),
              })}
            </Typography>
            {pairs.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>
                {t('tenderAnalysis.formulas.changed.none')}
              </Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
                {[...overtakenBy(pairs)].map(([ahead, others]) => (
                  <li key={ahead.uuid}>
                    {t('tenderAnalysis.formulas.changed.pair', {
                      ahead: ahead.name,
                      others: asList(others, i18n.language, 'conjunction'),
                    })}
                  </li>
                ))}
              </Box>
            )}
          </div>
        );
      })}
    </Box>
  );
}

/**
 * Returns, for each bid that falls behind others, their names. With many bids, a sentence for each pair would repeat
 * the same words.
 */
function overtakenBy(pairs: readonly ChangedPair<NamedBid>[]): ReadonlyMap<NamedBid, readonly string[]> {
  const names = new Map<NamedBid, string[]>();
  for (const [ahead, behind] of pairs) names.set(ahead, [...(names.get(ahead) ?? []), behind.name]);
  return names;
}

const PARTS = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
