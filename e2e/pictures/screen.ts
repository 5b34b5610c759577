import type { Locator, Page } from '@playwright/test';
import { tabOf } from '../screens/addresses.ts';
import type { PreparedProjects } from './prepared-projects.ts';
import type { Viewer } from './signed-in.ts';

export const ROOMS = [
  'visitors',
  'dashboard',
  'project',
  'tender',
  'organisation',
  'administration',
] as const;
export type Room = (typeof ROOMS)[number];

/** A screen as it is looked at. */
export interface Screen {
  readonly name: string;
  /** the part of the documentation's pictures that it stands in */
  readonly room: Room;
  readonly viewer: Viewer;
  /** goes there, and does what has to be done to see it */
  readonly open: (page: Page, projects: PreparedProjects) => Promise<void>;
  /** what stands at the top of its picture in the documentation, where that is not the top of the page */
  readonly from?: (page: Page) => Locator;
  /** whether the documentation shows it on a phone too */
  readonly phone?: boolean;
  /** waits for an answer that never comes */
  readonly stays?: boolean;
}

export const at =
  (address: string | ((projects: PreparedProjects) => string)) =>
  async (page: Page, projects: PreparedProjects) => {
    await page.goto(typeof address === 'string' ? address : address(projects));
  };
export const tab = (project: keyof PreparedProjects, number: number) =>
  at((projects) => tabOf(projects[project], number));
