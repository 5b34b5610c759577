import type { ProductRowAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import type { SetCode, WorksheetRow } from '@milieuspoor/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';

const key = (uuid: string) => ['worksheet', uuid] as const;

/** Worksheets of the user in a project; they come and go with its calculations. */
export const worksheetsQuery = (projectUuid: string) =>
  queryOptions({
    queryKey: ['worksheets', projectUuid],
    queryFn: async ({ signal }) => {
      const query = { project__uuid: projectUuid };
      const { results } = await client.call(endpoints.listWorksheets, { query }, signal);
      return results;
    },
  });

/** A worksheet as it was kept last. What is on the screen goes on from there, so it is not asked for again by itself. */
export const worksheetQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...key(uuid), 'rows'],
    queryFn: ({ signal }) => client.call(endpoints.getWorksheet, { params: { worksheet: uuid } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    // Another visit begins from what is kept then.
    gcTime: 0,
  });

/** Of what a worksheet is compared with, in whatever set. */
export const baselineKey = (uuid: string) => [...key(uuid), 'baseline'] as const;

/** The calculation that a worksheet is compared with, in one set; undefined for the set of its headline figure. */
export const baselineQuery = (uuid: string, set: SetCode | undefined) =>
  queryOptions({
    queryKey: [...baselineKey(uuid), set ?? null],
    queryFn: async ({ signal }) => {
      const { against } = await client.call(
        endpoints.getWorksheetBaseline,
        { params: { worksheet: uuid }, query: set === undefined ? {} : { set } },
        signal,
      );
      return against;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Asks what one unit of rows costs; without rows, of those that the server keeps. */
export function askSources(
  uuid: string,
  rows: readonly Pick<WorksheetRow, 'source' | 'unit'>[] | undefined,
  signal?: AbortSignal,
) {
  const asked = rows?.map(({ source, unit }) => ({ source, unit }));
  return client.call(
    endpoints.weighWorksheetSources,
    { params: { worksheet: uuid }, body: asked === undefined ? {} : { rows: asked } },
    signal,
  );
}

/** Products that are shown at once; a search finds the others. */
const PRODUCTS_SHOWN = 25;

/** The products of the library that a search finds. */
export const foundProductsQuery = (organisationSlug: string, search: string) =>
  queryOptions({
    queryKey: ['products', organisationSlug, 'chosen from', search],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.listProducts,
        {
          params: { org: organisationSlug },
          query: { ...(search && { search }), page_size: PRODUCTS_SHOWN },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** What these products cost per unit of a post. */
export const productsInUnitQuery = (
  uuid: string,
  products: readonly Pick<ProductRowAnswer, 'uuid' | 'revision'>[],
  unit: string | null,
) =>
  queryOptions({
    queryKey: [...key(uuid), 'in unit', unit, products.map((each) => [each.uuid, each.revision])],
    queryFn: ({ signal }) => {
      const rows = products.map(({ uuid: product, revision: version }) => ({
        source: { kind: 'product', product, version } as const,
        unit: unit ?? '',
      }));
      return askSources(uuid, rows, signal);
    },
    enabled: unit !== null && products.length > 0,
  });

/** Has the workbook of a worksheet written and checked, as it is kept in this revision. */
export function checkSheet(uuid: string, revision: number, signal?: AbortSignal) {
  return client.call(endpoints.checkWorksheet, { params: { worksheet: uuid }, body: { revision } }, signal);
}
