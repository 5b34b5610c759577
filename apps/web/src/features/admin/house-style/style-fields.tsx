import type { HouseStyleAnswer, HouseStyleChanges } from '@milieuspoor/contract';
import { HOUSE_TEXT_MAX } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import {
  COLOUR_FORM,
  contrastOnPaper,
  formatNumber,
  isLegibleOnPaper,
  TEXT_CONTRAST_MIN,
} from '@milieuspoor/domain';
import { lightPalette } from '@milieuspoor/look';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { refusalOf } from '../../../lib/faults/refusal-of.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { LeaveDialog } from '../../../ui/messages/leave-dialog.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';
import { ColourField } from './colour-field.tsx';
import { ColourSample } from './colour-sample.tsx';
import { StylePart } from './style-part.tsx';

const COLOURS = ['accent_color', 'ground_color'] as const;
/** The colours of documents without a style of their own. */
const OF_THE_PRODUCT = { accent_color: lightPalette.primary.main, ground_color: lightPalette.ground.soft };
const TEXTS = ['closing_nl', 'closing_en', 'contact_nl', 'contact_en'] as const;
/** The field with the same text in the other language. */
const IN_OTHER_LANGUAGE = {
  closing_nl: 'closing_en',
  closing_en: 'closing_nl',
  contact_nl: 'contact_en',
  contact_en: 'contact_nl',
} as const;
const LABELS = {
  accent_color: 'accent',
  ground_color: 'ground',
  closing_nl: 'closingNl',
  closing_en: 'closingEn',
  contact_nl: 'contactNl',
  contact_en: 'contactEn',
} as const;
type Fields = Record<keyof typeof LABELS, string>;

/** The colours and standard texts of an organisation; what is typed stays until it is stored. */
export function StyleFields({ style }: { readonly style: HouseStyleAnswer }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const form = useForm<Fields>({
    values: fieldsOf(style),
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, watch, setValue, reset, formState } = form;
  const { dirtyFields, isDirty, errors } = formState;
  const saving = useAdminChange(
    (body: HouseStyleChanges) =>
      client.call(endpoints.updateHouseStyle, {
        params: { organization: style.organization },
        body: { ...body, revision: style.revision },
      }),
    (stored) => {
      reset(fieldsOf(stored));
      notify(t('admin.houseStyle.saved'));
    },
  );
  const refusal = refusalOf(saving.error);
  const problemAt = (name: keyof Fields) => errors[name]?.message ?? refusal.at(name);
  const [accent, ground] = watch(COLOURS);
  for (const name of COLOURS)
    register(name, {
      validate: (value) => value === '' || COLOUR_FORM.test(value) || t('admin.houseStyle.colourForm'),
    });
  return (
    <StylePart title={t('admin.houseStyle.fields')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit((data) => saving.mutate(changed(data, dirtyFields)))(event)}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {COLOURS.map((name) => (
          <ColourField
            key={name}
            label={t(`admin.houseStyle.${LABELS[name]}`)}
            value={name === 'accent_color' ? accent : ground}
            ofTheProduct={OF_THE_PRODUCT[name]}
            onChange={(value) =>
              setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
            hint={t(name === 'accent_color' ? 'admin.houseStyle.accentHint' : 'admin.houseStyle.groundHint')}
            problem={problemAt(name) ?? (name === 'accent_color' ? tooLight(accent) : undefined)}
          />
        ))}
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ColourSample accent={accent} ground={ground} />
        </Box>
        {TEXTS.map((name) => (
          <TextField
            key={name}
            multiline
            minRows={3}
            label={t(`admin.houseStyle.${LABELS[name]}`)}
            {...register(name, {
              maxLength: {
                value: HOUSE_TEXT_MAX,
                message: t('help.contact.tooLong', { max: HOUSE_TEXT_MAX }),
              },
            })}
            error={problemAt(name) !== undefined}
            helperText={problemAt(name) ?? t(`admin.houseStyle.${lacks(name) ? 'textMissing' : 'textHint'}`)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        ))}
        {refusal.elsewhere && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <ErrorPanel error={refusal.elsewhere} />
          </Box>
        )}
        <Button
          type="submit"
          variant="contained"
          loading={saving.isPending}
          disabled={!isDirty}
          sx={{ justifySelf: 'start' }}
        >
          {t('admin.houseStyle.save')}
        </Button>
      </Box>
      <LeaveDialog
        unsaved={isDirty && !saving.isPending}
        texts={{
          title: t('admin.houseStyle.leave.title'),
          question: t('admin.houseStyle.leave.question'),
          confirm: t('admin.houseStyle.leave.confirm'),
        }}
      />
    </StylePart>
  );

  /**
   * Tells whether a text is empty in one language and filled in in the other, so that documents in the first language
   * leave it out.
   */
  function lacks(name: (typeof TEXTS)[number]): boolean {
    return watch(name).trim() === '' && watch(IN_OTHER_LANGUAGE[name]).trim() !== '';
  }

  function tooLight(colour: string): string | undefined {
    if (!COLOUR_FORM.test(colour) || isLegibleOnPaper(colour)) return undefined;
    return t('admin.houseStyle.tooLight', {
      contrast: formatNumber(contrastOnPaper(colour), 1),
      min: formatNumber(TEXT_CONTRAST_MIN, 1),
    });
  }
}

function fieldsOf(style: HouseStyleAnswer): Fields {
  const { closing_nl, closing_en, contact_nl, contact_en } = style;
  return {
    accent_color: style.accent_color ?? '',
    ground_color: style.ground_color ?? '',
    ...{ closing_nl, closing_en, contact_nl, contact_en },
  };
}

/**
 * Returns only the fields that were typed in, so that what somebody else changed meanwhile stays; an emptied colour
 * counts as no colour.
 */
function changed(data: Fields, dirty: Partial<Record<keyof Fields, boolean>>): HouseStyleChanges {
  const colours = COLOURS.filter((name) => dirty[name]).map((name) => [name, data[name] || null] as const);
  const texts = TEXTS.filter((name) => dirty[name]).map((name) => [name, data[name]] as const);
  return Object.fromEntries<string | null>([...colours, ...texts]);
}
