import type { ScopeDifferenceAnswer, SharedModulesAnswer } from '@milieuspoor/contract';
import type { Lacking, LifeCycleModule } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type ListedAbout, ListedMark } from './listed-mark.tsx';
import {
  type Explained,
  explainedPosts,
  explainedText,
  notedText,
  scopeText,
  sharedText,
} from './scope-texts.ts';

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
  const said = [scopeText(scope, t), explainedText(scope, about.quantity, t), notedText(lacking, t)].filter(
    (text) => text !== null,
  );
  if (said.length === 0) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-said>
      <ListedMark about={about}>{capital(said.join('; '))}</ListedMark>
    </Box>
  );
}

interface ExplainedInProps {
  readonly changes: Explained | null;
  readonly quantity: 'mki' | 'co2';
}

/**
 * At how many posts somebody said that what is empty counts as 0 in a quantity, of one project or of several, where there is room for a
 * line, with the list of it; nothing where nobody did.
 */
export function ExplainedIn({ changes, quantity }: ExplainedInProps) {
  const { t } = useTranslation();
  const { scope = null, explained = null } = changes ?? {};
  const { projects, posts: count } = scope
    ? { projects: null, posts: explainedPosts(scope, quantity) }
    : (explained?.[quantity] ?? { projects: null, posts: 0 });
  if (count === 0) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary' }} data-said>
      <ListedMark about={{ quantity }}>
        {projects === null
          ? capital(t('scope.explained', { count }))
          : t('scope.explainedShort', { count, projects: t('scope.projects', { count: projects }) })}
      </ListedMark>
    </Box>
  );
}

interface ScopeMarkProps extends ScopeLineProps {
  /** modules in which a side leaves too little empty to keep them apart */
  readonly noted?: readonly LifeCycleModule[];
}

/**
 * That the posts differ, count partly as 0, or leave something too small to matter empty, in a few words where there is no room for
 * more; which do, the list says.
 */
export function ScopeMark({ scope, noted = [], about, tabIndex }: ScopeMarkProps) {
  const { t } = useTranslation();
  const [differs, isExplained] = [scopeText(scope, t) !== null, explainedPosts(scope, about.quantity) > 0];
  // On a phone it has a line with what the figure is of, and no more.
  const both = isExplained ? 'scope.shortAndZero' : 'scope.short';
  const said = [
    ...(differs || isExplained ? [t(differs ? both : 'scope.shortZero')] : []),
    ...(noted.length > 0 ? [t(differs || isExplained ? 'scope.shortNoted' : 'scope.shortNotedAlone')] : []),
  ];
  if (said.length === 0) return null;
  return (
    <ListedMark about={about} {...(tabIndex === undefined ? {} : { tabIndex })}>
      {said.join(', ')}
    </ListedMark>
  );
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
