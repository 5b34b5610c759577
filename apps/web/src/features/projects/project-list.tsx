import type { SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../lib/later-screens.ts';
import { withAllTexts } from '../../text/load-language.ts';
import { FolderOpenOutlined as FolderIcon } from '../../ui/icons/folder-open-outlined.ts';
import { DelayedIndicator } from '../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../ui/messages/failed-query.tsx';
import { SearchedFor } from '../../ui/searched-text.tsx';
import { isNarrowed, PAGE_SIZES, type ProjectListSearch } from './list/project-list-search.ts';
import { CARDS_AT_FIRST, type Presentation, shownAs } from './list/shown-as.ts';
import { useProjectList } from './list/use-project-list.ts';
import { useCards } from './list/use-shown-as.ts';
import { PresentationToggle } from './presentation-toggle.tsx';
import { ProjectCard } from './project-card.tsx';

// The table needs a data grid, which users of the cards need not load.
const ProjectTable = laterPart(async () => ({
  default: (await withAllTexts(import('./project-table.tsx'))).ProjectTable,
}));

const ProjectMap = laterPart(async () => ({
  default: (await withAllTexts(import('./map/project-map.tsx'))).ProjectMap,
}));

const EmptyOrganisation = laterPart(() => withAllTexts(import('./empty/empty-organisation.tsx')));

// Nobody filters a list before it is there: its fields, and the menus that they open, are loaded after the first paint.
const loadFields = () => import('./list/list-fields.tsx');
const TypedSearch = laterPart(async () => ({ default: (await loadFields()).TypedSearch }));
const ProjectFilters = laterPart(async () => ({ default: (await loadFields()).ProjectFilters }));
/** px: the room of one field, and of all fields of the filters as they wrap; on a phone they are folded */
const FIELD_HEIGHT = 40;
const FILTERS_HEIGHT = { xs: 48, sm: 92, lg: FIELD_HEIGHT } as const;

const ProjectPager = laterPart(async () => ({ default: (await loadFields()).ProjectPager }));
const Pager = laterPart(async () => ({ default: (await loadFields()).Pager }));

/** px */
const PAGER_HEIGHT = 52;

/** The first list of a visit has no filters. */
const NarrowedBy = laterPart(() => import('./list/narrowed-by.tsx'));

interface ProjectListProps {
  readonly organisationSlug: string;
  readonly presentation: Presentation;
  readonly onPresent: (presentation: Presentation) => void;
  /** the set of the figures around it */
  readonly set: SetCode;
}

/**
 * Shows the projects of an organisation: as a table, a page at a time, as cards, nine of them or all, or all of them on a
 * map. Its filters are in the address.
 */
export function ProjectList({ organisationSlug, presentation, onPresent, set }: ProjectListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [cards, setCards] = useCards();
  const shown = shownAs(presentation, cards, phone);
  const { search, change, projects, question, page, pageSize } = useProjectList(organisationSlug, shown, set);
  const asTable = shown === 'table';
  const asCards = shown === 'first-cards' || shown === 'all-cards';
  // They are fetched while the list is. The components that show them fetch them again, and report a failure.
  useEffect(() => {
    loadFields().catch(() => {});
  }, []);
  const { count = 0, results = [] } = projects.data ?? {};
  const narrowed = isNarrowed(search);
  const searchable = count > 0 || narrowed;
  return (
    <Box component="section" aria-labelledby={headingId} aria-busy={projects.isPlaceholderData}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={headingId} variant="h2" sx={{ mr: 'auto' }}>
          {t('projects.list.heading')}
          {count > 0 && (
            <Box component="span" sx={{ ml: 0.5, typography: 'body1', color: 'text.secondary' }}>
              {` ${count}`}
            </Box>
          )}
        </Typography>
        {searchable && (
          <>
            <Box
              sx={{
                width: { xs: 1, sm: 280 },
                minHeight: FIELD_HEIGHT,
                order: { xs: 1, sm: 0 },
                displayPrint: 'none',
              }}
            >
              <Suspense>
                <TypedSearch value={String(search.text ?? '')} onChange={change} />
              </Suspense>
            </Box>
            <PresentationToggle value={presentation} phone={phone} onChange={onPresent} />
          </>
        )}
      </Box>
      {searchable && (
        <Suspense fallback={<Box sx={{ height: FILTERS_HEIGHT, mb: 1.5 }} />}>
          <ProjectFilters search={search} onChange={change} />
        </Suspense>
      )}
      {narrowed && (
        <Suspense>
          <NarrowedBy search={search} onChange={change} />
        </Suspense>
      )}
      {projects.isPending && <DelayedIndicator />}
      <FailedQuery query={projects} />
      {projects.data && count === 0 && (
        <Paper variant="outlined">
          {narrowed ? (
            <NoMatch search={search} onChange={change} />
          ) : (
            <Suspense fallback={<EmptyState icon={<FolderIcon />} title={t('projects.list.empty')} />}>
              <EmptyOrganisation />
            </Suspense>
          )}
        </Paper>
      )}
      <SearchedFor value={String(search.text ?? '')}>
        {results.length > 0 && asCards && (
          <Box component="ul" sx={CARDS}>
            {results.map((project) => (
              <ProjectCard key={project.uuid} project={project} set={set} />
            ))}
          </Box>
        )}
        {results.length > 0 && asTable && (
          <Suspense fallback={<DelayedIndicator />}>
            <ProjectTable projects={results} set={set} order={search.order} onChange={change} />
          </Suspense>
        )}
      </SearchedFor>
      {results.length > 0 && shown === 'map' && (
        <Suspense fallback={<DelayedIndicator />}>
          <ProjectMap organisationSlug={organisationSlug} question={question} set={set} />
        </Suspense>
      )}
      {results.length > 0 && asTable && (
        <Suspense fallback={<Box sx={{ height: PAGER_HEIGHT }} />}>
          <ProjectPager
            page={page}
            size={search.pageSize ?? PAGE_SIZES[0]}
            pageSize={pageSize}
            count={count}
            onChange={change}
          />
        </Suspense>
      )}
      {shown === 'all-cards' && count > pageSize && (
        <Suspense>
          <Pager
            of={t('projects.list.heading')}
            page={page}
            pageSize={pageSize}
            count={count}
            onPage={(page) => change({ page })}
          />
        </Suspense>
      )}
      {asCards && count > CARDS_AT_FIRST && (
        <Box sx={{ mt: 1.5, textAlign: 'center' }}>
          {/* On paper nobody can ask for the others. */}
          {cards !== 'all' && (
            <Box sx={{ display: 'none', displayPrint: 'block' }}>
              {t('projects.list.range', { from: 1, to: CARDS_AT_FIRST, count })}
            </Box>
          )}
          <Button variant="outlined" onClick={() => setCards(cards === 'all' ? 'first' : 'all')}>
            {cards === 'all'
              ? t('projects.list.showFirst', { count: CARDS_AT_FIRST })
              : t('projects.list.showAll', { count })}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Three in a row if there is room. */
const CARDS = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

interface ChangesList {
  readonly onChange: (changes: ProjectListSearch) => void;
}

/** Says that nothing was found, and how to see projects again. */
function NoMatch({ search, onChange }: ChangesList & { readonly search: ProjectListSearch }) {
  const { t } = useTranslation();
  const { text } = search;
  return (
    <EmptyState
      title={
        text === undefined
          ? t('projects.list.noneSuch')
          : t('projects.list.noMatch', { search: String(text) })
      }
      hint={t('projects.list.noMatchHint')}
    >
      <Button
        variant="outlined"
        onClick={() =>
          onChange({ text: undefined, status: undefined, projectSector: undefined, mine: undefined })
        }
      >
        {t('projects.list.showEverything')}
      </Button>
    </EmptyState>
  );
}
