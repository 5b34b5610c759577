import type { ProjectResult } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { capital } from '../../../charts/coverage/said-beside.tsx';
import { explainedText, scopeText } from '../../../charts/coverage/scope-texts.ts';
import { listedAbout } from './project-figures.tsx';

interface CardMarkProps {
  readonly result: ProjectResult;
  readonly uuid: string;
}

/** Below what leads into the project: how the posts of its two sides differ, and the list of what is missing or differs. */
export function CardMark({ result, uuid }: CardMarkProps) {
  const { t } = useTranslation();
  const refused = result.gaps.length + result.co2.gaps.length > 0;
  const said = [
    scopeText(result.scope, t),
    explainedText(result.scope, 'mki', t) ?? explainedText(result.scope, 'co2', t),
  ].filter((text) => text !== null);
  if (!refused && said.length === 0) return null;
  const quantity = result.gaps.length > 0 || result.co2.gaps.length === 0 ? 'mki' : 'co2';
  return (
    <Box sx={{ px: 2, pb: 0.5, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <ListedMark about={listedAbout(uuid, result, quantity)}>
        {said.length > 0 ? capital(said.join('; ')) : t('projects.result.list')}
      </ListedMark>
    </Box>
  );
}
