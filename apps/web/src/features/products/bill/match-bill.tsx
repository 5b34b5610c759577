import type { BillPostAnswer, WorksheetType } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { productKey } from '../product-queries.ts';
import { type Choices, groupPosts, productOf } from './match-choices.ts';
import { MatchTable } from './match-table.tsx';
import { toRows } from './to-rows.ts';

/** The length that the name of a worksheet may have. */
const NAME_MAX = 100;

export interface MatchBillProps {
  readonly organisationSlug: string;
  readonly projectUuid: string;
  readonly type: WorksheetType;
  readonly file: File;
  /** by which the same file is known */
  readonly sha256: string;
  readonly posts: readonly BillPostAnswer[];
  readonly onMade: (worksheet: string) => void;
}

/** Which product each post of a bill is, and a worksheet of it. */
export function MatchBill({
  organisationSlug,
  projectUuid,
  type,
  file,
  sha256,
  posts,
  onMade,
}: MatchBillProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [set, setSet] = useState<SetCode>('a1');
  const [choices, setChoices] = useState<Choices>(new Map());
  const [name, setName] = useState(file.name.replace(/\.[^.]*$/, '').slice(0, NAME_MAX));
  const matches = useQuery({
    queryKey: [...productKey(organisationSlug), 'matches', sha256, posts.length, set],
    queryFn: ({ signal }) =>
      client.call(
        endpoints.matchProducts,
        { params: { org: organisationSlug }, body: { set, posts: posts.map(toSought) } },
        signal,
      ),
    // What somebody chose stays beside what was found.
    placeholderData: (former) => former,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = matches.data?.matches;
  const groups = useMemo(() => (found ? groupPosts(posts, found) : []), [posts, found]);
  const without = groups
    .filter((group) => !productOf(group, choices))
    .reduce((count, group) => count + group.posts.length, 0);
  /** what is there already when only its file could not be kept */
  const made = useRef<{ readonly uuid: string } | null>(null);
  const making = useMutationOnce({
    mutationFn: async () => {
      const answers = groups.flatMap(({ key, posts: [post] }) => {
        const chosen = choices.get(key);
        return post === undefined || chosen === undefined
          ? []
          : [
              {
                ...{ product: post.description, unit: post.unit, raw_code: post.raw_code },
                chosen: chosen?.uuid ?? null,
              },
            ];
      });
      if (answers.length > 0)
        await client.call(endpoints.rememberMatches, {
          params: { org: organisationSlug },
          body: { answers },
        });
      made.current ??= await client.call(endpoints.createWorksheet, {
        body: {
          ...{ project: projectUuid, calculation_type: type, name: name.trim() },
          rows: toRows(groups, choices),
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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div>
        <Typography variant="h2">{t('bill.matchTitle')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '75ch' }}>
          {t('bill.matchLead')}
        </Typography>
      </div>
      <TextField
        select
        size="small"
        label={t('bill.set')}
        value={set}
        onChange={({ target }) => setSet(target.value === 'a2' ? 'a2' : 'a1')}
        sx={{ maxWidth: 220 }}
      >
        {SET_CODES.map((code) => (
          <MenuItem key={code} value={code}>
            {IMPACT_SETS[code].name}
          </MenuItem>
        ))}
      </TextField>
      {matches.isPending && <DelayedIndicator />}
      <FailedQuery query={matches} />
      {found && (
        <>
          <Box aria-busy={matches.isPlaceholderData} sx={{ opacity: matches.isPlaceholderData ? 0.55 : 1 }}>
            <MatchTable
              {...{ organisationSlug, groups, choices, set }}
              onChoose={(key, product) => setChoices((former) => new Map(former).set(key, product))}
            />
          </Box>
          {without > 0 && (
            <Alert severity="warning" variant="outlined">
              {t('bill.without', { count: without })}
            </Alert>
          )}
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
              onClick={() => making.mutate()}
            >
              {t('bill.make')}
            </Button>
          </div>
        </>
      )}
    </Box>
  );
}

function toSought({ post_number, description, unit, raw_code, product_id }: BillPostAnswer) {
  return { post_number, product: description, unit, raw_code, product_id };
}
