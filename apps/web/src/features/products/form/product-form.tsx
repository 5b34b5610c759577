import type { DeclarationReadingAnswer, ProductDetailAnswer, ProductInput } from '@milieuspoor/contract';
import { ApiError, endpoints } from '@milieuspoor/contract/client';
import { IMPACT_SETS, NMD_CATEGORIES, RESOURCE_KEYS, SET_CODES, type SetCode } from '@milieuspoor/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';
import { ChoiceSwitch } from '../../../ui/choice-switch.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useAskedLeave } from '../../../ui/messages/use-asked-leave.tsx';
import { productKey } from '../product-queries.ts';
import { SimilarProducts } from '../similar-products.tsx';
import { type FormValues, formOf, NO_PROBLEMS, readForm } from './form-values.ts';
import { ProfileGrid } from './profile-grid.tsx';

export interface ProductFormProps {
  readonly organisationSlug: string;
  /** null for a new one */
  readonly product: ProductDetailAnswer | null;
  /** what a declaration says of a new one */
  readonly declared?: DeclarationReadingAnswer['product'];
  /** whether the user may add one for everybody */
  readonly forAll: boolean;
  /** whose a new one is unless somebody chooses otherwise; the organisation's by default */
  readonly firstOwner?: 'organisation' | 'provider';
  readonly onStored: (uuid: string) => void;
  readonly onCancel: () => void;
}

const LINES = ['name', 'product_group', 'product_sub_group', 'unit', 'raw_codes'] as const;
const SOURCE = ['programme', 'number', 'publisher'] as const;

/** Everything of a product to be filled in; what is left empty is not declared. */
export function ProductForm({
  organisationSlug,
  product,
  declared = null,
  forAll,
  firstOwner = 'organisation',
  onStored,
  onCancel,
}: ProductFormProps) {
  const begin = product ?? declared;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [form, setForm] = useState<FormValues>(() => formOf(begin));
  const [typed, setTyped] = useState(declared !== null);
  const [owner, setOwner] = useState<'organisation' | 'provider'>(firstOwner);
  const [set, setSet] = useState<SetCode>(begin?.profiles.a1 && !begin.profiles.a2 ? 'a1' : 'a2');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const storing = useMutationOnce({
    mutationFn: async (input: ProductInput) => {
      const org = organisationSlug;
      if (!product)
        return client.call(endpoints.createProduct, { params: { org }, body: { ...input, owner } });
      const params = { org, product: product.uuid };
      return client.call(endpoints.changeProduct, { params, body: { ...input, revision: product.revision } });
    },
    onSuccess: async ({ uuid }) => {
      setTyped(false);
      await queries.invalidateQueries({ queryKey: productKey(organisationSlug) });
      onStored(uuid);
    },
  });
  const settledSubGroup = useDebounced(form.product_sub_group, 400);
  const settledUnit = useDebounced(form.unit, 400);
  const { leave, question } = useAskedLeave(typed && !storing.isPending, onCancel);
  const change = (changed: Partial<FormValues>) => {
    setTyped(true);
    setForm((present) => ({ ...present, ...changed }));
  };
  const refused = storing.error instanceof ApiError ? storing.error.fieldErrors : {};
  const said = (field: string) => refused[field]?.join(' ');
  const wrongSets = SET_CODES.filter((code) => [...problems.cells].some((key) => key.startsWith(`${code} `)));
  const hasWrong = wrongSets.length > 0 || problems.resources.size > 0 || problems.conversions;
  const line = (name: (typeof LINES)[number] | (typeof SOURCE)[number]) => (
    <TextField
      key={name}
      label={t(`library.fields.${name}`)}
      required={name === 'name' || name === 'unit'}
      value={form[name]}
      error={said(name) !== undefined}
      helperText={said(name) ?? (name === 'raw_codes' ? t('library.form.rawCodes') : undefined)}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readForm(form);
        setProblems('problems' in read ? read.problems : NO_PROBLEMS);
        if ('input' in read) storing.mutate(read.input);
      }}
      sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={FIELDS}>
        {LINES.map(line)}
        <TextField
          select
          label={t('library.fields.nmd_category')}
          value={form.nmd_category}
          onChange={(event) => change({ nmd_category: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('library.form.unknown')}</MenuItem>
          {NMD_CATEGORIES.map((category) => (
            <MenuItem key={category} value={category}>
              {category}
            </MenuItem>
          ))}
        </TextField>
        {SOURCE.map(line)}
        <DateField
          label={t('library.fields.valid_until')}
          value={form.valid_until}
          onChange={(valid_until) => change({ valid_until })}
          error={said('valid_until')}
        />
        <TextField
          multiline
          label={t('library.fields.conversions')}
          value={form.conversions}
          error={problems.conversions || said('conversions') !== undefined}
          helperText={said('conversions') ?? t('library.form.conversions')}
          onChange={(event) => change({ conversions: event.target.value })}
        />
        <TextField
          multiline
          label={t('library.fields.notes')}
          value={form.notes}
          error={said('notes') !== undefined}
          helperText={said('notes')}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Box>
      {begin && (
        <SimilarProducts
          organisationSlug={organisationSlug}
          subGroup={settledSubGroup}
          unit={settledUnit}
          figures={begin.figures}
          {...(product ? { except: product.uuid } : {})}
        />
      )}
      <Typography variant="h2">{t('library.form.profile')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('library.form.profileHint')}</Typography>
      <Box>
        <ChoiceSwitch
          label={t('library.filters.set')}
          choices={SET_CODES.map((code) => [code, IMPACT_SETS[code].name] as const)}
          chosen={set}
          onChoose={setSet}
        />
      </Box>
      <ProfileGrid
        set={set}
        profile={form.profile}
        wrong={problems.cells}
        onChange={(cells) => change({ profile: { ...form.profile, ...cells } })}
      />
      <Typography variant="h2">{t('library.form.resources')}</Typography>
      <Box sx={FIELDS}>
        {RESOURCE_KEYS.map((key) => (
          <TextField
            key={key}
            label={t(`library.resources.${key}`)}
            value={form.resources[key]}
            error={problems.resources.has(key)}
            onChange={(event) => change({ resources: { ...form.resources, [key]: event.target.value } })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } }}
          />
        ))}
      </Box>
      {forAll && !product && (
        <FormControlLabel
          control={
            <Checkbox
              checked={owner === 'provider'}
              onChange={(_event, checked) => setOwner(checked ? 'provider' : 'organisation')}
            />
          }
          label={t('library.form.forAll')}
        />
      )}
      {hasWrong && (
        <Alert severity="error" variant="outlined">
          {t('library.form.noFigure')}
          {wrongSets.length > 0 && ` (${wrongSets.map((code) => IMPACT_SETS[code].name).join(', ')})`}
        </Alert>
      )}
      {storing.error && <ErrorPanel error={storing.error} />}
      <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'flex-end' }}>
        <Button onClick={leave} disabled={storing.isPending}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={storing.isPending}>
          {t('library.form.store')}
        </Button>
      </Box>
      {question}
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
