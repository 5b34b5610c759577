import type { BillPostAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { productKey } from '../product-queries.ts';
import { type Choices, groupPosts, productOf } from './match-choices.ts';
import { MatchTable } from './match-table.tsx';
import type { ChosenProducts } from './use-remember.ts';

interface ChooseProductsProps {
  readonly organisationSlug: string;
  /** by which the same posts are known: the bytes, and the answers by which they were read */
  readonly readBy: string;
  readonly posts: readonly BillPostAnswer[];
  /** what is done with the choice */
  readonly children: (chosen: ChosenProducts) => ReactNode;
}

/** Which product of the library each post is: what is certain, and what somebody chooses. */
export function ChooseProducts({ organisationSlug, readBy, posts, children }: ChooseProductsProps) {
  const { t } = useTranslation();
  const [set, setSet] = useState<SetCode>('a1');
  const [choices, setChoices] = useState<Choices>(new Map());
  const matches = useQuery({
    queryKey: [...productKey(organisationSlug), 'matches', readBy, set],
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
          {children({ groups, choices })}
        </>
      )}
    </Box>
  );
}

function toSought({ post_number, description, unit, raw_code, product_id }: BillPostAnswer) {
  return { post_number, product: description, unit, raw_code, product_id };
}
