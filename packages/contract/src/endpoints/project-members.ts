import { z } from 'zod';
import { collectionOf, pageQuery } from '../collection.ts';
import { defineEndpoint } from '../endpoint.ts';
import { personSchema } from '../person.ts';
import { visibleName } from '../visible-text.ts';

export const PROJECT_MEMBER_EXPERIENCE_MAX = 500;

export const projectMemberSchema = z
  .object({
    uuid: z.uuid(),
    user: personSchema,
    experience: z.string(),
    project: z.uuid(),
  })
  .meta({ id: 'ProjectMember' });
export type ProjectMember = z.output<typeof projectMemberSchema>;

export const listProjectMembers = defineEndpoint({
  id: 'listProjectMembers',
  method: 'GET',
  path: '/api/v1/projectmemberdetail/',
  access: 'project-member.list',
  summary: 'Who works on a project, by name',
  query: z.object({ project__uuid: z.uuid(), ...pageQuery }),
  payload: { kind: 'none' },
  answer: { kind: 'json', status: 200, schema: collectionOf(projectMemberSchema) },
  refusals: [400, 404],
});

export const addProjectMember = defineEndpoint({
  id: 'addProjectMember',
  method: 'POST',
  path: '/api/v1/projectmember/',
  access: 'project-member.edit',
  summary: 'Add an active member of the organisation to a project',
  payload: {
    kind: 'json',
    schema: z.object({
      user: z.uuid(),
      experience: visibleName(PROJECT_MEMBER_EXPERIENCE_MAX).default(''),
      project: z.uuid(),
    }),
  },
  answer: { kind: 'json', status: 201, schema: projectMemberSchema },
  refusals: [400, 404, 409],
});

export const removeProjectMember = defineEndpoint({
  id: 'removeProjectMember',
  method: 'DELETE',
  path: '/api/v1/projectmember/:uuid/',
  access: 'project-member.edit',
  summary: 'Take somebody off a project; somebody always stays',
  params: z.object({ uuid: z.uuid() }),
  payload: { kind: 'none' },
  answer: { kind: 'empty', status: 204 },
  refusals: [404, 409],
});
