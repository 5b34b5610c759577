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

/** Shows, beside a refusal, the comparison over the modules that both sides declare; nothing where there is none. */
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
  /** what the sides lack, where they are compared nevertheless */
  readonly lacking?: readonly (Lacking | undefined)[];
}

interface ScopeLineProps {
  readonly scope: ScopeDifferenceAnswer | null;
  readonly about: ListedAbout;
  readonly tabIndex?: number;
}

/**
 * Shows how the posts of the two sides differ, how many were explained, and what is too small to matter; it opens their
 * list.
 */
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
 * Shows in one line at how many posts empty values count as 0 in a quantity by an explanation, for one project or
 * several, with their list; nothing where there are none.
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
  /** modules in which a side leaves too little empty to prevent the comparison */
  readonly noted?: readonly LifeCycleModule[];
}

/**
 * Says briefly that the posts differ, count partly as 0, or leave something empty that is too small to matter; the list
 * shows which.
 */
export function ScopeMark({ scope, noted = [], about, tabIndex }: ScopeMarkProps) {
  const { t } = useTranslation();
  const [differs, isExplained] = [scopeText(scope, t) !== null, explainedPosts(scope, about.quantity) > 0];
  // On a phone it shares a line with the name of the figure, so it must be short.
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
