import type { ProjectResult } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ListedMark } from '../../../charts/coverage/listed-mark.tsx';
import { capital } from '../../../charts/coverage/said-beside.tsx';
import { explainedPosts, explainedText, scopeText } from '../../../charts/coverage/scope-texts.ts';
import { listedAbout } from './project-figures.tsx';

interface CardMarkProps {
  readonly result: ProjectResult;
  readonly uuid: string;
}

/**
 * Says, below the link to the project, how the posts of its two sides differ and in how many posts each figure counts
 * partly as 0, and opens the list of what is missing or differs.
 */
export function CardMark({ result, uuid }: CardMarkProps) {
  const { t } = useTranslation();
  const { mki, co2 } = explainedOf(result, t);
  const refused = result.gaps.length + result.co2.gaps.length > 0;
  const said = [scopeText(result.scope, t), mki].filter((text) => text !== null);
  const quantity: 'mki' | 'co2' = result.gaps.length > 0 || result.co2.gaps.length === 0 ? 'mki' : 'co2';
  const marks = [
    ...(said.length > 0
      ? [{ quantity, text: capital(said.join('; ')) }]
      : refused
        ? [{ quantity, text: t('projects.result.list') }]
        : []),
    ...(co2 === null ? [] : [{ quantity: 'co2' as const, text: capital(co2) }]),
  ];
  if (marks.length === 0) return null;
  return (
    <Box sx={{ px: 2, pb: 0.5, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {marks.map(({ quantity: of, text }) => (
        <div key={text}>
          <ListedMark about={listedAbout(uuid, result, of)}>{text}</ListedMark>
        </div>
      ))}
    </Box>
  );
}

/**
 * Returns in how many posts each figure counts partly as 0: said once if both are the same, and null if nothing is left
 * to say.
 */
function explainedOf({ scope }: ProjectResult, t: TFunction) {
  const [inMki, inCo2] = [explainedPosts(scope, 'mki'), explainedPosts(scope, 'co2')];
  if (inMki === inCo2) return { mki: explainedText(scope, 'mki', t), co2: null };
  const of = (quantity: 'mki' | 'co2', count: number) =>
    count > 0 ? t('scope.explainedOf', { count, quantity: t(`scope.quantities.${quantity}`) }) : null;
  return { mki: of('mki', inMki), co2: of('co2', inCo2) };
}
