import type { BillPostAnswer, WorksheetType } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { productKey } from '../product-queries.ts';
import { ChooseProducts } from './choose-products.tsx';
import { toRows } from './to-rows.ts';
import { type ChosenProducts, useRemember } from './use-remember.ts';

/** The length that the name of a worksheet may have. */
const NAME_MAX = 100;

export interface MatchBillProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly type: WorksheetType;
  readonly file: File;
  /** by which the same posts are known */
  readonly readBy: string;
  readonly posts: readonly BillPostAnswer[];
  readonly onMade: (worksheet: string) => void;
}

/** Which product each post of a bill is, and a worksheet of it. */
export function MatchBill({
  organisationSlug,
  projectUuid,
  type,
  file,
  readBy,
  posts,
  onMade,
}: MatchBillProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [name, setName] = useState(file.name.replace(/\.[^.]*$/, '').slice(0, NAME_MAX));
  const remember = useRemember(organisationSlug);
  /** what is there already when only its file could not be kept */
  const made = useRef<{ readonly uuid: string } | null>(null);
  const making = useMutationOnce({
    mutationFn: async (products: ChosenProducts) => {
      await remember(products);
      made.current ??= await client.call(endpoints.createWorksheet, {
        body: {
          ...{ project: projectUuid, calculation_type: type, name: name.trim() },
          rows: toRows(products.groups, products.choices),
        },
      });
      const { uuid } = made.current;
      await client.upload(endpoints.keepWorksheetQuantities, {
        params: { worksheet: uuid },
        file,
        fields: {},
      });
      return { uuid };
    },
    onSuccess: async ({ uuid }) => {
      await queries.invalidateQueries({ queryKey: productKey(organisationSlug) });
      onMade(uuid);
    },
  });
  return (
    <ChooseProducts {...{ organisationSlug, readBy, posts }}>
      {(products) => (
        <>
          <TextField
            label={t('bill.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            sx={{ maxWidth: 480 }}
            slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
          />
          {making.error && <ErrorPanel error={making.error} />}
          <div>
            <Button
              variant="contained"
              disabled={name.trim() === ''}
              loading={making.isPending}
              onClick={() => making.mutate(products)}
            >
              {t('bill.make')}
            </Button>
          </div>
        </>
      )}
    </ChooseProducts>
  );
}
