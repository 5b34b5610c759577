import { endpoints, type ProjectMember } from '@milieuspoor/contract';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { exampleProject, PROJECT } from '../../../testing/example-project.ts';
import { ORGANISATION } from '../../../testing/example-session.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { server } from '../../../testing/server.ts';
import { ProjectMembers } from './project-members.tsx';

const member = (number: number, first_name: string, experience = ''): ProjectMember => ({
  uuid: `0d000000-0000-4000-8000-00000000000${number}`,
  user: {
    uuid: `0f000000-0000-4000-8000-00000000000${number}`,
    first_name,
    last_name: 'Lid',
    email: `${first_name.toLowerCase()}@gemeente.example`,
    tel: '',
  },
  experience,
  project: PROJECT.uuid,
});

it('who was taken off a project is brought back by one click, with what they bring to it', async () => {
  const eva = member(1, 'Eva', 'Bruggen');
  let there = [eva, member(2, 'Jan')];
  server.answer(endpoints.listProjectMembers, () => ({
    count: there.length,
    next: null,
    previous: null,
    results: there,
  }));
  server.answer(endpoints.removeProjectMember, () => {
    there = there.slice(1);
    return undefined;
  });
  server.answer(endpoints.addProjectMember, () => {
    there = [eva, ...there];
    return eva;
  });
  server.answer(endpoints.getProject, () => exampleProject());
  await renderScreen(<ProjectMembers project={exampleProject()} editing />, {
    at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/1`,
  });
  await page.getByRole('button', { name: /Eva Lid/ }).click();
  await expect.element(page.getByText('Eva Lid', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(page.getByText('Eva Lid', { exact: true })).toBeVisible();
  expect(server.asked(endpoints.addProjectMember)[0]).toMatchObject({
    payload: { user: eva.user.uuid, project: PROJECT.uuid, experience: 'Bruggen' },
  });
});
