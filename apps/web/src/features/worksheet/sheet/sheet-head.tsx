import type { WorksheetAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { ChevronLeft as BackIcon } from '../../../ui/icons/chevron-left.ts';
import { Redo as RedoIcon } from '../../../ui/icons/redo.ts';
import { Undo as UndoIcon } from '../../../ui/icons/undo.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import type { useHistory } from '../edit/use-history.ts';
import { KeepingLine } from '../keep/keeping-line.tsx';
import type { Keeping } from '../keep/row-keeper.ts';
import { tabOfType } from '../tab-of-type.ts';

interface SheetHeadProps {
  readonly worksheet: WorksheetAnswer;
  readonly organisationSlug: string;
  readonly projectName: string;
  readonly history: ReturnType<typeof useHistory>;
  readonly keeping: Keeping;
  /** the button that changes its name and its type */
  readonly settings: ReactNode;
  /** checks it, to be stored; null while that is done, and where the phase of the calculation is closed */
  readonly onStore: (() => void) | null;
  readonly isClosed: boolean;
  /** a row was changed back or again, and is to be seen */
  readonly onUndone: (row: { readonly key: string }) => void;
}

/** The name of a worksheet, where it comes from, where it is kept, and undoing. */
export function SheetHead(props: SheetHeadProps) {
  const {
    worksheet,
    organisationSlug,
    projectName,
    history,
    keeping,
    settings,
    onStore,
    isClosed,
    onUndone,
  } = props;
  const { t } = useTranslation();
  const { name, source, quantities_file, calculation_type, project } = worksheet;
  const undo = () => {
    if (history.undone === undefined) return;
    if (history.undone !== null) onUndone({ key: history.undone });
    history.undo();
  };
  const redo = () => {
    if (history.redone === undefined) return;
    if (history.redone !== null) onUndone({ key: history.redone });
    history.redo();
  };
  const byKeyboard = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // In a field the browser undoes what was typed there.
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    document.addEventListener('keydown', byKeyboard);
    return () => document.removeEventListener('keydown', byKeyboard);
  }, []);
  const from =
    source !== null
      ? t('worksheet.screen.madeFrom', { name: source.name })
      : quantities_file !== ''
        ? t('worksheet.screen.madeFromFile', { file: quantities_file })
        : null;
  return (
    <>
      <TextLink
        {...paths.project(organisationSlug, project, tabOfType(calculation_type))}
        sx={{ display: 'inline-flex', alignItems: 'center', mb: 0.5, overflowWrap: 'anywhere' }}
      >
        <BackIcon aria-hidden fontSize="small" />
        {projectName}
      </TextLink>
      <PageHeading
        title={name}
        lead={
          <>
            {from !== null && `${from} · `}
            {t('worksheet.screen.draft')}, <KeepingLine keeping={keeping} />
          </>
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Act
              text={t('worksheet.screen.undo')}
              keys="Ctrl+Z"
              icon={<UndoIcon />}
              act={history.undone === undefined ? null : undo}
            />
            <Act
              text={t('worksheet.screen.redo')}
              keys="Ctrl+Y"
              icon={<RedoIcon />}
              act={history.redone === undefined ? null : redo}
            />
            {settings}
            {onStore ? (
              <Button variant="contained" onClick={onStore}>
                {t('worksheet.storing.as', { type: t(`worksheet.storing.types.${calculation_type}`) })}
              </Button>
            ) : (
              isClosed && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('worksheet.storing.closed')}
                </Box>
              )
            )}
          </Box>
        }
      />
    </>
  );
}

interface ActProps {
  readonly text: string;
  readonly keys: string;
  readonly icon: React.ReactNode;
  readonly act: (() => void) | null;
}

function Act({ text, keys, icon, act }: ActProps) {
  return (
    <Tooltip title={`${text} (${keys})`}>
      <Box component="span">
        <IconButton
          aria-label={text}
          aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
          // A button that is disabled while it has the focus would lose it.
          aria-disabled={act === null}
          onClick={() => act?.()}
          sx={{
            ...{ border: '1px solid', borderColor: 'edge', borderRadius: '6px', color: 'primary.main' },
            opacity: act === null ? 0.45 : 1,
          }}
        >
          {icon}
        </IconButton>
      </Box>
    </Tooltip>
  );
}
