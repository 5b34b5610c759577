import type { Project } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS, referenceSource, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ModelEditing } from '../editing/use-model-editing.ts';

/** The calculation that the reference value follows until the user types another value. */
export interface ActiveBaseline {
  readonly uuid: string;
  readonly name: string;
  readonly set: SetCode;
  readonly mkiEur: number;
  readonly posts: number;
  /** those of which something counts as 0 */
  readonly postsIncomplete: number;
}

interface ReferenceSourceProps {
  readonly editing: ModelEditing;
  readonly baseline: ActiveBaseline | null;
}

/** Shows where the reference value comes from, with the button that makes it follow the baseline again (D-40). */
export function ReferenceSource({ editing, baseline }: ReferenceSourceProps) {
  const { t } = useTranslation();
  const { project, readOnly, editor, state } = editing;
  const source = project.mki_reference_calculation;
  if (!baseline)
    return (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {source && !project.mki_manually_set
          ? t('tenders.baseline.formerOnly', { source: source.name })
          : t('tenders.baseline.none')}
      </Typography>
    );
  const byHand = project.mki_manually_set || (!readOnly && state.drafts.upperEur !== undefined);
  const said = {
    name: baseline.name,
    amount: formatMki(baseline.mkiEur),
    set: IMPACT_SETS[baseline.set].name,
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t(`tenders.baseline.${byHand ? 'byHand' : followedText(project, baseline)}`, {
          ...said,
          source: source?.name ?? '',
        })}
      </Typography>
      {baseline.postsIncomplete > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('tenders.baseline.incomplete', { count: baseline.postsIncomplete, of: baseline.posts })}
        </Typography>
      )}
      {byHand && !readOnly && (
        <Button size="small" onClick={() => void editor.followBaseline()}>
          {t('tenders.baseline.take')}
        </Button>
      )}
    </Box>
  );
}

/** Says where a value comes from that nobody typed: the active baseline, or the baseline that it was taken from. */
function followedText(
  { mki_upper_boundary: upperEur, mki_reference_calculation: source }: Project,
  { uuid, mkiEur }: ActiveBaseline,
): 'followed' | 'former' | 'formerUnknown' {
  if (source && source.uuid !== uuid) return 'former';
  const isOther =
    upperEur !== null &&
    referenceSource({ upperEur, manuallySet: false, baselineMkiEur: mkiEur }) === 'former-baseline';
  return isOther ? 'formerUnknown' : 'followed';
}
