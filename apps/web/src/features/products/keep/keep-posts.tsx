import { TAKEN_POSTS_MOST } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { productKey } from '../product-queries.ts';
import { sourceCalculationsQuery, sourcePostsQuery, sourceProjectsQuery } from './keep-queries.ts';
import { PostTable } from './post-table.tsx';

const NONE: ReadonlySet<string> = new Set();

/** Keeps posts of a calculation, several at once, as products of its organisation. */
export function KeepPosts({ organisationSlug }: { readonly organisationSlug: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [project, setProject] = useState('');
  const [calculation, setCalculation] = useState('');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const projects = useQuery(sourceProjectsQuery(organisationSlug));
  const calculations = useQuery(sourceCalculationsQuery(organisationSlug, project));
  const posts = useQuery(sourcePostsQuery(organisationSlug, calculation));
  const keeping = useMutationOnce({
    mutationFn: () =>
      client.call(endpoints.takeUpProducts, {
        params: { org: organisationSlug },
        body: { calculation, posts: [...chosen] },
      }),
    onSuccess: async () => {
      setChosen(NONE);
      await queries.invalidateQueries({ queryKey: [...productKey(organisationSlug), 'list'] });
    },
  });
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = (posts.data ?? []).filter((post) => {
    const said = `${post.post_number} ${post.product} ${post.product_group} ${post.product_sub_group} ${post.raw_code ?? ''}`;
    return words.every((word) => said.toLowerCase().includes(word));
  });
  const isTooMany = chosen.size > TAKEN_POSTS_MOST;
  const choose = (uuid: string) => {
    setCalculation(uuid);
    setChosen(NONE);
    keeping.reset();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading
        title={t('library.keep.title')}
        lead={
          <>
            {t('library.keep.lead')}{' '}
            <TextLink {...paths.library(organisationSlug)}>{t('library.back')}</TextLink>
          </>
        }
      />
      <FailedQuery query={projects} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Choice
          label={t('library.keep.project')}
          value={project}
          choices={(projects.data ?? []).map(({ uuid, project_name }) => [uuid, project_name])}
          onChoose={(uuid) => {
            setProject(uuid);
            choose('');
          }}
        />
        <Choice
          label={t('library.keep.calculation')}
          value={calculation}
          choices={(calculations.data ?? []).map(({ uuid, name }) => [uuid, name])}
          onChoose={choose}
          {...(calculations.data?.length === 0 ? { hint: t('library.keep.noCalculations') } : {})}
        />
      </Box>
      <FailedQuery query={calculations} />
      <FailedQuery query={posts} />
      {posts.isLoading && <DelayedIndicator />}
      {posts.data?.length === 0 && <EmptyState title={t('library.keep.none')} />}
      {posts.data && posts.data.length > 0 && (
        <>
          <SearchField
            label={t('library.keep.filter')}
            clearLabel={t('library.clearSearch')}
            value={text}
            onChange={setText}
          />
          <Paper variant="outlined">
            <PostTable posts={shown} chosen={chosen} onChoose={setChosen} />
          </Paper>
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              variant="contained"
              disabled={chosen.size === 0 || isTooMany}
              loading={keeping.isPending}
              onClick={() => keeping.mutate()}
            >
              {t('library.keep.act', { count: chosen.size })}
            </Button>
            {isTooMany && t('library.keep.most', { count: TAKEN_POSTS_MOST })}
          </Box>
        </>
      )}
      {keeping.error && <ErrorPanel error={keeping.error} />}
      {keeping.data && (
        <Alert severity="success" variant="outlined">
          {t('library.keep.done', { made: keeping.data.made.length, known: keeping.data.known.length })}
        </Alert>
      )}
    </Box>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
  readonly hint?: string;
}

function Choice({ label, value, choices, onChoose, hint }: ChoiceProps) {
  const { t } = useTranslation();
  return (
    <TextField
      select
      label={label}
      value={value}
      helperText={hint}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('library.keep.choose')}</MenuItem>
      {choices.map(([choice, text]) => (
        <MenuItem key={choice} value={choice}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
