import { IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cellKey, codesOf, type TypedProfile } from './form-values.ts';

interface ProfileGridProps {
  readonly set: SetCode;
  readonly profile: TypedProfile;
  /** the cells that are no figure */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (cells: TypedProfile) => void;
}

/** The profile of one set to be typed, or pasted as a block from a spreadsheet: a row for each indicator. */
export function ProfileGrid({ set, profile, wrong, onChange }: ProfileGridProps) {
  const { t } = useTranslation();
  const { name, indicators } = IMPACT_SETS[set];
  const codes = codesOf(set);
  const unitOf = (code: string) => indicators.find((each) => each.code === code)?.unit ?? '€';

  function paste(event: ClipboardEvent, row: number, place: number): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    const cells: Record<string, string> = {};
    for (const [down, line] of text.replace(/\r/g, '').trimEnd().split('\n').entries())
      for (const [right, cell] of line.split('\t').entries()) {
        const code = codes[row + down];
        if (code !== undefined && place + right < LIFE_CYCLE_MODULES.length)
          cells[cellKey(set, code, place + right)] = cell.trim();
      }
    onChange(cells);
  }

  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={t('library.profileOf', { set: name })} sx={GRID}>
        <thead>
          <tr>
            <th scope="col">{t('library.indicator')}</th>
            {LIFE_CYCLE_MODULES.map((module) => (
              <th key={module} scope="col">
                {module}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {codes.map((code, row) => (
            <tr key={code}>
              <th scope="row">{`${code} (${unitOf(code)})`}</th>
              {LIFE_CYCLE_MODULES.map((module, place) => {
                const key = cellKey(set, code, place);
                return (
                  <td key={module}>
                    <input
                      aria-label={`${code} ${module}`}
                      aria-invalid={wrong.has(key)}
                      inputMode="decimal"
                      autoComplete="off"
                      maxLength={40}
                      value={profile[key] ?? ''}
                      onChange={(event) => onChange({ [key]: event.target.value })}
                      onPaste={(event) => paste(event, row, place)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const GRID = {
  borderCollapse: 'collapse',
  '& th': { px: 1, py: 0.5, textAlign: 'left', fontWeight: 600, whiteSpace: 'nowrap' },
  '& td': { p: 0.25 },
  // The page is the ground of the grid.
  '& tr > :first-child': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.default' },
  '& input': {
    width: 92,
    height: 36,
    px: 0.75,
    border: 1,
    borderColor: 'text.secondary',
    borderRadius: '4px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '0.875rem',
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
  '& input[aria-invalid=true]': { borderColor: 'error.main', borderWidth: 2 },
} as const;
