import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject } from '../../testing/example-project.ts';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ProjectTabs } from './project-tabs.tsx';

it('every tab of a locked project has a lock, As-built too, that is not open yet', async () => {
  await renderScreen(
    <ProjectTabs
      project={exampleProject({
        project_status: 'Design_Phase_Active',
        project_locked: true,
        project_award_criteria: true,
      })}
      actor={{ isStaff: true, dashboardType: 'member' }}
      tab="baseline"
      figures={{}}
      onTabChange={() => {}}
      onClosedPressed={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  const tabs = page.getByRole('tab');
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map((tab) => [tab.id, tab.querySelector('svg') !== null])).toEqual(
    [
      'project-data',
      'reporting',
      'baseline',
      'award-criterion',
      'tender-documents',
      'optimization',
      'as-built',
    ].map((name) => [`project-tab-${name}`, true]),
  );
  await expect.element(tabs.last()).toHaveAttribute('aria-disabled', 'true');
});
