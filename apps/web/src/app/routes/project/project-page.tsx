import type { Project } from '@milieuspoor/contract';
import { type ProjectTab, resolveTab } from '@milieuspoor/domain';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  BaselineNext,
  CalculationsLock,
  CompareBelow,
  calculationsQuery,
  ProjectOutcome,
  tabFigures,
} from '../../../features/calculations/index.ts';
import { nextTab, ProjectScreen, projectQuery, tabSubjectOf } from '../../../features/projects/index.ts';
import { ProjectFindings } from '../../../features/statistics/findings/show-findings.tsx';
import { saysNotThere } from '../../../lib/faults/says-not-there.ts';
import { paths } from '../../../lib/paths.ts';
import { SearchOff as SearchOffIcon } from '../../../ui/icons/search-off.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { usePageTitle } from '../../../ui/page/use-page-title.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { actorOf } from '../../guard.ts';
import { FailedScreen } from '../failed-screen.tsx';
import { AsBuiltTab } from './as-built-tab.tsx';
import { AwardCriterionTab } from './award-criterion-tab.tsx';
import { CalculationsOnScreen } from './calculations-on-screen.tsx';
import { GuideOfTab } from './guide-of-tab.tsx';
import { OptimizationTab } from './optimization-tab.tsx';
import { ProjectDataPage } from './project-data-page.tsx';
import { ReportingTab } from './reporting-tab.tsx';
import { TabCharts } from './tab-charts.tsx';
import { TenderDocumentsTab } from './tender-documents-tab.tsx';
import { useNextStep } from './use-next-step.ts';

const route = getRouteApi('/o/$org/shell/project/$uuid/tab/$tab');

/** The project screen; nothing that was said or typed in one project stays in the next. */
export function ProjectPage() {
  const { uuid } = route.useParams();
  return <OneProject key={uuid} />;
}

/** The frame of the projects feature around what the other features put in a tab. */
function OneProject() {
  const { org, uuid, tab: number } = route.useParams();
  const { session } = route.useRouteContext();
  const navigate = route.useNavigate();
  const project = useQuery(projectQuery(uuid));
  // The page never waits for it: header and tabs reserve room for what it adds.
  const calculations = useQuery({ ...calculationsQuery(uuid), enabled: project.data !== undefined });

  const actor = actorOf(session.user);
  const next = useNextStep(project.data, actor);

  if (project.isPending) return <OpeningProject />;
  // Once the project is shown it stays when a later fetch fails: the user may be typing.
  if (project.data === undefined) {
    return saysNotThere(project.error) ? (
      <MissingProject />
    ) : (
      <FailedScreen error={project.error} onRetry={project.refetch} />
    );
  }

  const subject = tabSubjectOf(project.data, actor);
  const tab = resolveTab(Number(number), subject);
  const own = paths.project(project.data.organization, uuid, tab);
  if (own.params.tab !== number || own.params.org !== org) return <Navigate {...own} search replace />;

  const goTo = (chosen: ProjectTab) =>
    void navigate({
      ...paths.project(org, uuid, chosen),
      // The set stays; a drill path belongs to its own tab.
      search: ({ set }) => (set ? { set } : {}),
    });
  return (
    <ProjectScreen
      project={project.data}
      actor={actor}
      tab={tab}
      onTabChange={goTo}
      outcome={
        <ProjectFindings organisationSlug={project.data.organization}>
          <ProjectOutcome project={project.data} />
        </ProjectFindings>
      }
      next={next}
      figures={calculations.data ? tabFigures(calculations.data) : {}}
    >
      {contentOf(tab, project.data)}
      <GuideOfTab org={org} tab={tab} />
    </ProjectScreen>
  );

  /** Goes to the dashboard if all phases are complete, else to the tab of the phase that begins. */
  function goOn({ project_status }: Project) {
    if (project_status === 'Project_Complete') void navigate(paths.dashboard(org));
    else goTo('as-built');
  }

  function contentOf(shown: ProjectTab, project: Project) {
    switch (shown) {
      case 'project-data':
        return <ProjectDataPage project={project} />;
      case 'reporting':
        return <ReportingTab project={project} actor={actor} />;
      case 'baseline': {
        const next = nextTab(shown, subject);
        return (
          <>
            <CalculationsLock project={project} type="design-baseline" />
            <CalculationsOnScreen
              organisationSlug={org}
              project={project}
              type="design-baseline"
              actor={actor}
            />
            {next && <BaselineNext project={project} onNext={() => goTo(next)} />}
            <CompareBelow project={project} />
            <TabCharts organisationSlug={org} projectUuid={uuid} types={['design-baseline']} />
          </>
        );
      }
      case 'award-criterion': {
        const next = nextTab(shown, subject);
        return <AwardCriterionTab project={project} user={session.user} onNext={() => next && goTo(next)} />;
      }
      case 'tender-documents': {
        const next = nextTab(shown, subject);
        return <TenderDocumentsTab project={project} {...(next ? { onNext: () => goTo(next) } : {})} />;
      }
      case 'optimization':
        return (
          <OptimizationTab
            project={project}
            actor={actor}
            accountUuid={session.user.uuid}
            onCompleted={goOn}
          />
        );
      case 'as-built':
        return <AsBuiltTab project={project} actor={actor} onCompleted={goOn} />;
    }
  }
}

/** Says that a project does not exist, or is not for this user: the server doesn't tell which. */
function MissingProject() {
  const { t } = useTranslation();
  usePageTitle(t('projects.screen.missing'));
  return (
    <EmptyState
      icon={<SearchOffIcon />}
      title={t('projects.screen.missing')}
      titleComponent="h1"
      hint={t('projects.screen.missingHint')}
    >
      <LinkButton {...paths.home()} variant="contained">
        {t('errors.toDashboard')}
      </LinkButton>
    </EmptyState>
  );
}

/** px: it keeps the parts below a project out of view until the project is loaded, so that they do not jump */
const BELOW_THE_FOLD = 1_000;

/** Shown in place of a project that is being fetched, within the content of the page: a heading, for screen readers. */
function OpeningProject() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="h1">{t('app.loading')}</VisuallyHidden>
      <DelayedIndicator minHeight={BELOW_THE_FOLD} />
    </>
  );
}
