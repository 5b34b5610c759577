import type { StatisticsAnswer } from '@milieuspoor/contract';
import { formatNumber, type PartGoal } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { overProjectsText } from '../../../charts/coverage/coverage-texts.ts';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';

interface CleanSharesProps {
  readonly shares: StatisticsAnswer['clean_shares'];
}

const GOALS = [
  ['material', 'goalMaterial'],
  ['energy', 'goalEnergy'],
  ['emissions_construction_site', 'goalEquipment'],
  ['emissions_transport', 'goalTransport'],
] as const satisfies readonly (readonly [PartGoal, string])[];

const percent = (share: number) => `${formatNumber(share)} %`;

/**
 * For each of the other four goals, shows the clean part in the optimisation, with the baseline's part as a mark. It
 * covers the projects that declare all of that goal: what one project leaves out says nothing about another project or
 * goal.
 */
export function CleanShares({ shares }: CleanSharesProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(120px, 0.7fr) repeat(4, minmax(0, 1fr))',
        },
        alignItems: { xs: 'stretch', md: 'center' },
        px: { xs: 2, md: 3 },
        py: 1.5,
        '&&': { bgcolor: 'ground.sunken' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Box component="h2" sx={{ m: 0, typography: 'body2', fontWeight: 640 }}>
          {t('statistics.band.clean')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('statistics.band.cleanOf')}</Box>
      </Box>
      {GOALS.map(([kind, title]) => {
        const { baseline, optimization, compared, pairs } = shares[kind];
        const over = compared > 0 ? overProjectsText({ gaps: [], compared, pairs }, t) : null;
        return (
          <Box key={kind} sx={{ minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t(`statistics.charts.${title}`)}</Box>
            {optimization === null ? (
              <Box sx={{ typography: 'body2' }}>
                {compared > 0 ? (
                  t('statistics.band.nothingOfIt')
                ) : (
                  <ListedMark about={{ quantity: kind }}>{unknownText(pairs, t)}</ListedMark>
                )}
              </Box>
            ) : (
              <>
                {/* Bars beside each other are aligned, even when the text above one of them takes two lines. */}
                <Box sx={{ lineHeight: '24px', flexGrow: { xs: 1, md: 0 } }}>
                  <Box component="span" sx={{ fontWeight: 660 }}>
                    {percent(optimization)}
                  </Box>
                  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                    {` ${t(`statistics.band.cleanParts.${kind}`)}`}
                  </Box>
                </Box>
                <ShareBar optimization={optimization} baseline={baseline} />
              </>
            )}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {baseline === null
                ? t(`statistics.band.${compared > 0 ? 'baselineNothing' : 'baselineUnknown'}`)
                : t('statistics.band.baselineShare', { share: percent(baseline) })}
              {over && (
                <Box component="span" sx={{ display: 'block' }}>
                  <ListedMark about={{ quantity: kind }}>{over}</ListedMark>
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** Returns why there is no share: some of it is left open. */
function unknownText(pairs: number, t: TFunction): string {
  return pairs > 1
    ? t('statistics.band.unknownShareOf', { count: pairs })
    : t('statistics.band.unknownShare');
}

interface ShareBarProps {
  /** percent */
  readonly optimization: number;
  /** null if unknown */
  readonly baseline: number | null;
}

/** The share as a bar; it repeats the figure above it. */
function ShareBar({ optimization, baseline }: ShareBarProps) {
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 14, display: 'flex', alignItems: 'center' }}>
      <Box sx={{ width: 1, height: 7, borderRadius: '2px', bgcolor: 'divider', overflow: 'hidden' }}>
        <Box sx={{ width: `${optimization}%`, height: 1, bgcolor: 'secondary.main' }} />
      </Box>
      {baseline !== null && (
        <Box
          sx={{
            position: 'absolute',
            insetBlock: 0,
            left: `calc(${baseline}% - ${(3 * baseline) / 100}px)`,
            width: 3,
            bgcolor: 'edge',
            outline: '1px solid',
            outlineColor: 'ground.sunken',
          }}
        />
      )}
    </Box>
  );
}
