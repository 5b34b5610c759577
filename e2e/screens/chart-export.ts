import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

/** Saves a chart by the menu in its head; returns the file. */
export async function saveChart(page: Page, title: string, choice: string): Promise<Download> {
  await page.getByRole('button', { name: `${title} opslaan`, exact: true }).click();
  return downloadOf(page, page.getByRole('menuitem', { name: choice, exact: true }));
}

async function downloadOf(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

/** Opens a chart over the whole screen; returns the dialog. */
export async function openFullscreen(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `${title} schermvullend tonen` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator('canvas').first()).toBeVisible();
  return dialog;
}

/** Opens the dial in the dialog, by a click and by the keyboard; returns its ways to save and share. */
export async function openDial(dialog: Locator): Promise<Locator> {
  const button = dialog.getByRole('button', { name: 'Opslaan en delen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return dialog.getByRole('menu').getByRole('menuitem');
}

export async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Returns the width and height that a PNG states, in px. */
export function sizeOfPng(bytes: Buffer): { width: number; height: number } {
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
