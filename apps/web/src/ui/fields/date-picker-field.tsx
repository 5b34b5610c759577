import { formatIsoDay, type Language } from '@milieuspoor/domain';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, nlNL, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/nl';
import { currentLanguage } from '../../text/language.ts';
import type { DateFieldProps } from './date-field-props.ts';

/** British English for the calendar: its weeks start on Monday too. */
const CALENDAR_LOCALE = { nl: 'nl', en: 'en-gb' } as const satisfies Record<Language, string>;

type PickerTexts = Partial<PickersLocaleText>;

// The library's types allow a text to be undefined here but not where it is used.
const TEXTS: Record<Language, PickerTexts> = {
  nl: nlNL.components.MuiLocalizationProvider.defaultProps.localeText as PickerTexts,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText as PickerTexts,
};

/** The form of days everywhere else, in both languages. */
const FORMAT = 'DD-MM-YYYY';

/** A year that is still being typed reads as 0002, 0020, 0202; no day before this one is needed. */
const EARLIEST = dayjs('1900-01-01');

/** Keeps the calendar whole on a low screen, such as one at 200 % zoom, even where it then covers its own field. */
const IN_VIEW = [{ name: 'preventOverflow', options: { altAxis: true, tether: false, padding: 8 } }];

/** The part of DateField that is loaded on demand. */
export default function DatePickerField(props: DateFieldProps) {
  const { label, value, onChange, onBlur, min, max, hint, disabled = false, required = false } = props;
  const { t } = useTranslation();
  const language = currentLanguage();
  const [draft, setDraft] = useDraft(value);
  const [found, setFound] = useState<DateValidationError>(null);

  const take = (typed: Dayjs | null) => {
    const day = toIso(typed);
    setDraft({ typed, reported: day });
    if (day !== value) onChange(day);
  };
  const problem = props.error ?? ownProblem();
  function ownProblem() {
    if (found === null) return null;
    if (found === 'minDate' && min) return t('app.date.tooEarly', { day: formatIsoDay(min) });
    if (found === 'maxDate' && max) return t('app.date.tooLate', { day: formatIsoDay(max) });
    return t('app.date.incomplete');
  }

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={CALENDAR_LOCALE[language]}
      localeText={TEXTS[language]}
    >
      <DatePicker
        label={label}
        value={draft.typed}
        onChange={take}
        onError={setFound}
        format={FORMAT}
        disabled={disabled}
        localeText={{ clearButtonLabel: t('app.date.clear') }}
        minDate={min ? dayjs(min) : EARLIEST}
        {...(max ? { maxDate: dayjs(max) } : {})}
        slotProps={{
          textField: {
            size: props.size ?? 'medium',
            required,
            fullWidth: true,
            error: problem !== null,
            helperText: problem ?? hint,
            slotProps: { inputLabel: { shrink: true } },
            ...(onBlur ? { onBlur } : {}),
          },
          popper: { modifiers: IN_VIEW },
          actionBar: { actions: required ? [] : ['clear'] },
        }}
      />
    </LocalizationProvider>
  );
}

interface Draft {
  readonly typed: Dayjs | null;
  readonly reported: string | null;
}

/** Keeps what is being typed until the caller passes a date that was not reported to it. */
function useDraft(value: string | null): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => ({ typed: toDay(value), reported: value }));
  if (value === draft.reported) return [draft, setDraft];
  const renewed = { typed: toDay(value), reported: value };
  setDraft(renewed);
  return [renewed, setDraft];
}

function toDay(iso: string | null): Dayjs | null {
  return iso === null || iso === '' ? null : dayjs(iso);
}

/** Returns a day in its stored form; null until it is complete. */
function toIso(day: Dayjs | null): string | null {
  return day?.isValid() && !day.isBefore(EARLIEST) ? day.format('YYYY-MM-DD') : null;
}
