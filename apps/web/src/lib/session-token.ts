const STORAGE_KEY = 'milieuspoor.token';

/** Returns the session's token from local storage, so that a reload and a second tab remain signed in. */
export function sessionToken(): string | null {
  return localStorage.getItem(STORAGE_KEY);
}

export function storeSessionToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
}

export function clearSessionToken(): void {
  localStorage.removeItem(STORAGE_KEY);
}

/** Calls back when another tab signs in or out. */
export function onSessionTokenChange(listener: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
