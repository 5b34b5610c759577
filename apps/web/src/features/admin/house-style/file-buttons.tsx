import type { HouseStyleAnswer } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileUploadOutlined as UploadIcon } from '../../../ui/icons/file-upload-outlined.ts';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { useNotify } from '../../../ui/messages/notifications.tsx';
import { useAdminChange } from '../use-admin-change.ts';

interface FileButtonsProps {
  readonly texts: {
    readonly choose: string;
    readonly remove: string;
    readonly stored: string;
    readonly removed: string;
  };
  /** the files that the browser's dialog offers, such as '.png' */
  readonly accept: string;
  readonly isThere: boolean;
  readonly send: (file: File) => Promise<HouseStyleAnswer>;
  readonly remove: () => Promise<HouseStyleAnswer>;
  /** other actions for a file that is there */
  readonly children?: ReactNode;
}

/** Sets or removes a file of the style; the reason for a refusal is shown below. */
export function FileButtons({ texts, accept, isThere, send, remove, children }: FileButtonsProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const sending = useAdminChange(send, () => notify(texts.stored));
  const removing = useAdminChange(remove, () => notify(texts.removed));
  const busy = sending.isPending || removing.isPending;
  const error = sending.error ?? removing.error;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            removing.reset();
            if (file) sending.mutate(file);
            // Without this, choosing the same file again would trigger no event.
            target.value = '';
          }}
        />
        <Button
          variant="contained"
          startIcon={<UploadIcon />}
          loading={sending.isPending}
          loadingPosition="start"
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {sending.isPending ? t('admin.houseStyle.reading') : texts.choose}
        </Button>
        {isThere && children}
        {isThere && (
          <Button
            color="error"
            loading={removing.isPending}
            disabled={busy}
            onClick={() => {
              sending.reset();
              removing.mutate(undefined);
            }}
          >
            {texts.remove}
          </Button>
        )}
      </Box>
      {error && <ErrorPanel error={error} title={t('admin.houseStyle.failed')} />}
    </>
  );
}
