import { ApiError } from '@milieuspoor/contract/client';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ORGANISATION } from '../../testing/example-session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FailedQuery } from './failed-query.tsx';

/** A figure that is fetched, and is refused the first time. */
function Figure({ asked }: { readonly asked: { times: number } }) {
  const query = useQuery({
    queryKey: ['figure'],
    retry: false,
    queryFn: async () => {
      asked.times += 1;
      if (asked.times === 1) throw new ApiError(400, { detail: 'De som is te groot.' });
      return 'zeven';
    },
  });
  return (
    <>
      <FailedQuery query={query} title="Het cijfer kan niet worden getoond" />
      {query.data}
    </>
  );
}

it('says in its place why a query failed, fetches again, and goes when that succeeds', async () => {
  const asked = { times: 0 };
  await renderScreen(<Figure asked={asked} />, { at: `/o/${ORGANISATION.slug}/dashboard` });
  const alert = page.getByRole('alert').filter({ hasText: 'Het cijfer kan niet worden getoond' });
  await expect.element(alert).toMatchTextContent(/De som is te groot\./);
  expect(page.getByText('zeven').length).toBe(0);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(page.getByText('zeven')).toBeVisible();
  expect([alert.length, asked.times]).toEqual([0, 2]);
});
