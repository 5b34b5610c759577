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

/** A screen of which pictures are taken. */
export interface Screen {
  readonly name: string;
  /** the chapter of the documentation's pictures in which it appears */
  readonly room: Room;
  readonly viewer: Viewer;
  /** opens the screen, and does what is needed to show it */
  readonly open: (page: Page, projects: PreparedProjects) => Promise<void>;
  /** the element at the top of its picture in the documentation, where that is not the top of the page */
  readonly from?: (page: Page) => Locator;
  /** whether the documentation shows it on a phone too */
  readonly phone?: boolean;
  /** true when the screen waits for an answer that never comes */
  readonly stays?: boolean;
}

export const at =
  (address: string | ((projects: PreparedProjects) => string)) =>
  async (page: Page, projects: PreparedProjects) => {
    await page.goto(typeof address === 'string' ? address : address(projects));
  };
export const tab = (project: keyof PreparedProjects, number: number) =>
  at((projects) => tabOf(projects[project], number));
