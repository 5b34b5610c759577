import { useNavigate, useSearch } from '@tanstack/react-router';
import type { z } from 'zod';

/**
 * Returns the filter of a list, which is in the address so that a view can be bookmarked and sent. Any change except of
 * the page itself returns to the first page. Values that the schema does not know count as absent.
 */
export function useAddressSearch<Schema extends z.ZodObject>(
  schema: Schema,
): [z.output<Schema>, (changes: Partial<z.input<Schema>>) => void] {
  const raw: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (changes: Partial<z.input<Schema>>) => {
    const emptied = Object.fromEntries(
      Object.entries({ page: undefined, ...changes }).map(([key, value]) => [key, value || undefined]),
    );
    // Typing in a search field must not fill the browser's history.
    void navigate({
      to: '.',
      search: ((previous: object) => ({ ...previous, ...emptied })) as never,
      replace: true,
    });
  };
  return [schema.parse(raw), change];
}
