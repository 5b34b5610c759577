import { endpoints, type Project } from '@milieuspoor/contract';
import type { Actor } from '@milieuspoor/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CalculationSection, CalculationsLock, UploadsProvider } from '../features/calculations/index.ts';
import { exampleProject, PROJECT } from './example-project.ts';
import { ORGANISATION } from './example-session.ts';
import { type RenderedScreen, renderScreen } from './render-screen.tsx';
import { server } from './server.ts';

export const MEMBER: Actor = { isStaff: false, dashboardType: 'member' };
export const STAFF: Actor = { isStaff: true, dashboardType: 'member' };

type SectionProps = ComponentProps<typeof CalculationSection>;

interface Visit extends Partial<Omit<SectionProps, 'project'>> {
  readonly project?: Partial<Project>;
  /** what is below the table in its tab */
  readonly below?: ReactNode;
  readonly queries?: QueryClient;
}

/** Shows the calculations of one type in the example project, as a tab does. */
export function showCalculations({
  project = {},
  below,
  queries,
  ...section
}: Visit = {}): Promise<RenderedScreen> {
  const shown = exampleProject(project);
  server.answer(endpoints.getProject, () => shown);
  return renderScreen(
    <UploadsProvider>
      <CalculationsLock project={shown} type={section.type ?? 'design-baseline'} />
      <CalculationSection project={shown} type="design-baseline" actor={MEMBER} {...section} />
      {below}
    </UploadsProvider>,
    {
      at: `/o/${ORGANISATION.slug}/project/${PROJECT.uuid}/tab/3`,
      ...(queries ? { queries } : {}),
    },
  );
}

export const chooseButton = page.getByRole('button', { name: 'Voeg berekening toe' });
/** The check of the file that `workbook` makes. */
export const panel = page.getByRole('region', { name: 'Controle van brug.xlsx' });

/** Shows the calculations of one type, and waits until a file can be chosen. */
export async function showUpload(visit: Visit = {}): Promise<void> {
  await showCalculations(visit);
  await expect.element(chooseButton).toBeVisible();
}

/** Returns the row of a calculation. */
export function rowOf(name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
}

/** Returns a workbook as a user has it on disk; the server of the test decides what is in it. */
export function workbook(name = 'brug.xlsx', bytes = 4): File {
  return new File([new Uint8Array(bytes).fill(80)], name);
}

function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Chooses files in the dialog that the button opens. */
export function choose(...files: File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way in for a file');
  input.files = carrying(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Drops files on an element. */
export function drop(target: Element, ...files: File[]): void {
  for (const type of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carrying(files) }),
    );
}
