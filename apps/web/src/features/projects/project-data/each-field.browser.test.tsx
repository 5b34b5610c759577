import { endpoints, type Project } from '@milieuspoor/contract';
import { type FilledField, keysOf, PROJECT_DATA } from '@milieuspoor/domain';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { refused, server } from '../../../testing/server.ts';
import { nl } from '../../../text/nl/index.ts';
import { ProjectDataForm } from './project-data-form.tsx';

/** The labels on the form of the fields that members fill in. */
const LABELS = keysOf(PROJECT_DATA).map((key) =>
  key === 'awardCriteria' ? nl.projectData.awardQuestion : nl.projectFields.labels[key],
);

beforeEach(() => {
  server.answer(endpoints.getProject, () => exampleProject());
  server.answer(endpoints.getProjectChoices, () => ({ actions: { POST: { sector: { choices: [] } } } }));
  server.answer(endpoints.getEnvironment, () => ({
    environment: 'Local' as const,
    public_url: 'http://localhost:8000',
    build: 'V1',
    sentry_dsn: null,
    pdf: false,
    map_tiles: null,
  }));
});

function Form({ project }: { readonly project: Project }) {
  const [seen, setSeen] = useState<Project | null>(null);
  return <ProjectDataForm project={project} seen={seen} onEdit={setSeen} frozen={null} />;
}

async function showForm(): Promise<Project> {
  const project = exampleProject();
  await renderScreen(<Form project={project} />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/1`,
  });
  return project;
}

/** Returns a value of a field that the example does not have. */
function another(field: FilledField): string | number | boolean {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'email':
    case 'telephone':
      return 'Van een ander';
    case 'degrees':
      return 5.25;
    case 'day':
      return '2027-04-02';
    case 'answer':
      return true;
    case 'choice':
      return field.choices[1] ?? '';
    case 'whole-euro':
      return 7;
  }
}

it('reads each field that members fill in, and has a place to fill it in', async () => {
  await showForm();
  for (const label of LABELS)
    await expect.element(page.getByText(label, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  for (const label of LABELS)
    await expect
      .element(page.getByLabelText(new RegExp(`^${label.replace('?', '\\?')}`)).first())
      .toBeVisible();
});

it('says of each field what somebody else stored in it meanwhile', async () => {
  const project = await showForm();
  const theirs = Object.fromEntries(Object.values(PROJECT_DATA).map((field) => [field.wire, another(field)]));
  const current = { ...project, ...theirs, revision: 2 };
  server.answer(endpoints.updateProject, () =>
    refused(409, { detail: 'Dit project is gewijzigd.', current }),
  );
  await page.getByRole('button', { name: 'Wijzigen' }).click();
  await page.getByRole('textbox', { name: 'Projectnaam' }).fill('Brug Oost, fase 1');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'Dit project is intussen gewijzigd' });
  for (const label of LABELS)
    await expect.element(conflict.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
});
