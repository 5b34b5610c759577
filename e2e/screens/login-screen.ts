import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../session/installations.ts';

interface LoginScreen {
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problems: Locator;
}

export function loginScreen(page: Page): LoginScreen {
  return {
    username: page.getByRole('textbox', { name: 'Gebruikersnaam' }),
    password: page.getByLabel('Wachtwoord', { exact: true }),
    submit: page.getByRole('button', { name: 'Inloggen' }),
    problems: page.getByRole('list', { name: 'Inloggen is niet gelukt' }),
  };
}

export async function signIn(page: Page, username: string, password: string = DEMO_PASSWORD): Promise<void> {
  const screen = loginScreen(page);
  await screen.username.fill(username);
  await screen.password.fill(password);
  await screen.submit.click();
}
