/** The life of a project, in order. */
export const PROJECT_STATUSES = [
  'Design_Phase_Active',
  'EMVI_Complete',
  'Design_Phase_Complete',
  'Project_Complete',
] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** State of the award model: walked through once, then locked, then editable again. */
export const EMVI_STATUSES = ['Unlocked', 'Locked', 'Editing'] as const;
export type EmviStatus = (typeof EMVI_STATUSES)[number];
