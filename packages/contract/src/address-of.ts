import type { Callable } from './callable.ts';

/**
 * Returns the address of a call: the path with its parameters filled in, and the query. Absent values are omitted,
 * empty ones are kept, and a list repeats its key.
 */
export function addressOf(
  endpoint: Pick<Callable, 'path'>,
  input: { params?: object | undefined; query?: object | undefined },
): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) query.append(name, String(each));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
