import type { ScopeDifferenceAnswer, SharedModulesAnswer, StatisticChanges } from '@milieuspoor/contract';
import type { Lacking } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ListedAbout, ListedMark } from './listed-mark.tsx';
import { explainedText, notedText, scopeText, sharedText } from './scope-texts.ts';

interface SharedLineProps {
  readonly shared: SharedModulesAnswer | undefined;
  readonly quantity: 'mki' | 'co2';
}

/** Beside a refusal what can be said of the modules that both sides declare; nothing where nothing can. */
export function SharedLine({ shared, quantity }: SharedLineProps) {
  const { t } = useTranslation();
  const text = shared && sharedText(shared, quantity, t);
  if (!text) return null;
  return (
    <Box sx={{ color: 'text.secondary' }} data-said>
      {capital(text)}
    </Box>
  );
}

interface ScopeDifferenceProps extends Pick<ScopeLineProps, 'scope' | 'about'> {
  /** what the sides lack, where they are compared all the same */
  readonly lacking?: readonly (Lacking | undefined)[];
}

interface ScopeLineProps {
  readonly scope: ScopeDifferenceAnswer | null;
  readonly about: ListedAbout;
  readonly tabIndex?: number;
}

/** How the posts of the two sides differ, how many were explained, and what is too small to matter; it opens to them. */
export function ScopeDifference({ scope, about, lacking = [] }: ScopeDifferenceProps) {
  const { t } = useTranslation();
  const said = [scopeText(scope, t), explainedText(scope, t), notedText(lacking, t)].filter(
    (text) => text !== null,
  );
  if (said.length === 0) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-said>
      <ListedMark about={about}>{capital(said.join('; '))}</ListedMark>
    </Box>
  );
}

interface ExplainedInProps extends Pick<ScopeLineProps, 'about'> {
  readonly explained: StatisticChanges['explained'];
}

/**
 * At how many posts of several projects somebody said that what is empty counts as 0, where there is room for a line, with the list of
 * it; nothing where nobody did.
 */
export function ExplainedIn({ explained, about }: ExplainedInProps) {
  const { t } = useTranslation();
  if (!explained || explained.posts === 0) return null;
  const { projects, posts: count } = explained;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-said>
      <ListedMark about={about}>
        {t('scope.explainedShort', { count, projects: t('scope.projects', { count: projects }) })}
      </ListedMark>
    </Box>
  );
}

/** That the posts differ, in two words where there is no room for more; what differs, the list says. */
export function ScopeMark({ scope, about, tabIndex }: ScopeLineProps) {
  const { t } = useTranslation();
  if (scopeText(scope, t) === null) return null;
  return (
    <ListedMark about={about} {...(tabIndex === undefined ? {} : { tabIndex })}>
      {t('scope.short')}
    </ListedMark>
  );
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
