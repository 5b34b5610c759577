import { expect } from '@playwright/test';
import { emptyOrigin } from './installations.ts';

/** A slow machine sets up the empty installation in this time. */
const PATIENCE_MS = 180_000;

/** Waits for the installation that starts empty, which is set up beside the demonstration. */
export default async function awaitEmpty(): Promise<void> {
  await expect
    .poll(() => fetch(`${emptyOrigin}/api/v1/environment/`).then(({ status }) => status, String), {
      timeout: PATIENCE_MS,
    })
    .toBe(200);
}
