import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldHelp } from '../../../ui/fields/field-help.tsx';
import type { ProjectFormValues } from './project-form-values.ts';

interface SelectFieldProps {
  readonly name: 'sector' | 'project_type' | 'project_contract_type';
  readonly label: string;
  /** shown in the field while nothing is chosen, with the asterisk of a required field */
  readonly placeholder: string;
  /** explains the field */
  readonly help?: string;
  /** a problem that is not about the choice itself */
  readonly problem?: string | undefined;
  readonly onOpen?: () => void;
  readonly onChosen?: (value: string) => void;
  /** the choices, as MenuItem */
  readonly children: ReactNode;
}

/** A required choice in a project's form. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, help, problem, onOpen, onChosen, children } = props;
  const { t } = useTranslation();
  const { control } = useFormContext<ProjectFormValues>();
  const explained = help !== undefined;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          select
          sx={{ [CHOSEN]: explained ? { ...WHOLE, ...BEFORE_HELP } : WHOLE }}
          inputRef={ref}
          required
          label={label}
          error={fieldState.error !== undefined || problem !== undefined}
          helperText={fieldState.error?.message ?? problem}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
          slotProps={{
            inputLabel: { shrink: true },
            input: {
              endAdornment: explained && (
                <InputAdornment position="end" sx={{ mr: 2.5 }}>
                  <FieldHelp label={t('projectData.tooltips.about', { field: label })}>{help}</FieldHelp>
                </InputAdornment>
              ),
            },
            select: {
              displayEmpty: true,
              ...(onOpen ? { onOpen } : {}),
              ...(field.value === ''
                ? {
                    renderValue: () => (
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {placeholder}
                      </Box>
                    ),
                  }
                : {}),
            },
          }}
        >
          {children}
        </TextField>
      )}
    />
  );
}

const CHOSEN = '& .MuiSelect-select.MuiInputBase-input';
/** A choice that is longer than the field takes a second line, so that nothing of it is cut off. */
const WHOLE = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const;
/** The text ends before the icon that explains the field. */
const BEFORE_HELP = { pr: '88px !important' } as const;
