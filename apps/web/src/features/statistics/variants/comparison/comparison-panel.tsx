import type { Project } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaidOnce } from '../../../../charts/coverage/said-once.ts';
import { SaidOnceOn } from '../../../../charts/coverage/use-said-above.ts';
import type { KnownVariant } from '../report-variant.ts';
import { ApartNote } from './apart-note.tsx';
import { ShownVariant } from './shown-variant.tsx';
import { VariantCard } from './variant-card.tsx';
import { VariantsTogether } from './variants-together.tsx';

interface ComparisonPanelProps {
  readonly project: Project;
  /** at least one */
  readonly variants: readonly KnownVariant[];
  /** of the calculation whose statistics are shown; the first variant if it matches none of them */
  readonly shown: string | undefined;
  readonly onShow: (uuid: string) => void;
}

/** The comparison of the variants: a card for each, the statistics of one of them, and all of them side by side. */
export function ComparisonPanel({ project, variants, shown, onShow }: ComparisonPanelProps) {
  const { t } = useTranslation();
  const [screen] = useState(() => new SaidOnce());
  const variant = variants.find(({ calculation }) => calculation.uuid === shown) ?? variants[0];
  return (
    <SaidOnceOn value={screen}>
      <Box component="section" aria-label={t('reports.comparison.cards')} sx={{ display: 'grid', gap: 2 }}>
        <ApartNote organisationSlug={project.organization} variants={variants} />
        <Box sx={CARDS}>
          {variants.map((each) => (
            <VariantCard
              key={each.calculation.uuid}
              variant={each}
              shown={each === variant}
              onShow={() => onShow(each.calculation.uuid)}
            />
          ))}
        </Box>
      </Box>
      {variant && <ShownVariant project={project} variant={variant} variants={variants} />}
      {variants.length > 1 && <VariantsTogether project={project} variants={variants} />}
    </SaidOnceOn>
  );
}

const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
} as const;
