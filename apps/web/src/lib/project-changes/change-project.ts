import type { Project, ProjectChanges } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { client } from '../client.ts';

/** Changes a project as it was seen; refused when it has changed since (D-94). */
export function changeProject(project: Project, body: ProjectChanges): Promise<Project> {
  return client.call(endpoints.updateProject, {
    params: { uuid: project.uuid },
    body,
    ifMatch: String(project.revision),
  });
}
