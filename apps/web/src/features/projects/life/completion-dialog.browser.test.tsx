import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exampleProject } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { sealedBy } from './sealed.ts';

it('says of the award alone that it is before the opening, not of the completion of what was awarded', async () => {
  const project = exampleProject({
    project_status: 'Design_Phase_Complete',
    design_phase_complete_date: '2026-02-10',
    bids_opened: '04/05/2026 10:00:00',
  });
  await renderScreen(
    <CompletionDialog
      open
      project={project}
      phase="as-built"
      dates={['project_complete_date']}
      title="Project voltooien"
      sealed={sealedBy('as-built', project, [], [])}
      busy={false}
      error={null}
      changed={null}
      onConfirm={() => {}}
      onCancel={() => {}}
      onLookAgain={() => {}}
    />,
    { at: `/o/${ORGANISATION.slug}/dashboard` },
  );
  await page.getByRole('spinbutton', { name: 'Dag' }).click();
  await userEvent.keyboard('01032026');
  await expect.element(page.getByRole('button', { name: 'Voltooien' })).toBeEnabled();
  await expect.element(page.getByText(/toen de inschrijvingen hier zijn geopend/)).not.toBeInTheDocument();
});
