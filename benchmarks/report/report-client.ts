import { unzipSync } from 'fflate';
import type { RunningApp } from '../shared/running-app.ts';
import type { FilledProject } from './fill-project.ts';

/** A picture in the form in which a page sends it. */
export interface SentPicture {
  readonly variant: number | null;
  readonly title: string;
  /** data URL */
  readonly image: string;
}

/**
 * Returns what is sent to make the report of all calculations of a project; the server draws no charts of chapters whose
 * pictures are sent.
 */
export function bodyOf({ calculationIds }: FilledProject, pictures: readonly SentPicture[] = []): string {
  return JSON.stringify({
    selectedProjectCalculationsData: calculationIds.map((uuid) => ({ uuid })),
    environmentImpactCalculations: pictures.filter(({ variant }) => variant !== null),
    environmentComparisonCalculations: pictures
      .filter(({ variant }) => variant === null)
      .map(({ title, image }) => ({ title, image })),
  });
}

/** Returns the report of all calculations of a project. */
export async function reportOf(
  { origin, token }: RunningApp,
  project: FilledProject,
  body = bodyOf(project),
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`${origin}/api/v1/project/${project.id}/generate_report/`, {
    method: 'POST',
    headers: {
      Authorization: `Token ${token}`,
      'Content-Type': 'application/json',
      Cookie: 'csrftoken=of-the-benchmark',
      'X-CSRFToken': 'of-the-benchmark',
    },
    body,
  });
  if (!response.ok)
    throw new Error(`The report was answered with ${response.status}: ${await response.text()}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the pictures of a report on four variants, spread over them and their comparison. */
export function picturesOf(document: Uint8Array): SentPicture[] {
  const media = Object.entries(unzipSync(document)).filter(([name]) => name.startsWith('word/media/'));
  return media.map(([name, bytes], place) => ({
    variant: place % 5 === 4 ? null : 1 + (place % 5),
    title: name,
    image: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
  }));
}
