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
  /** what the browser's dialog offers, such as '.png' */
  readonly accept: string;
  readonly isThere: boolean;
  readonly send: (file: File) => Promise<HouseStyleAnswer>;
  readonly remove: () => Promise<HouseStyleAnswer>;
  /** what else can be done with a file that is there */
  readonly children?: ReactNode;
}

/** Sets a file of the style, or takes it away; why it was refused stands below. */
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
            // The same file chosen again has to be heard as well.
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
