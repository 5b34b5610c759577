import type { Calculation } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import type { RowProblem } from './row-problem-alert.tsx';

interface QuantitiesFileProps {
  readonly calculation: Pick<Calculation, 'uuid' | 'quantities_file'>;
  readonly onProblem: (problem: RowProblem | null) => void;
}

/** The file with quantities that a calculation was made of, to take away; nothing for an upload. */
export function QuantitiesFile({ calculation, onProblem }: QuantitiesFileProps) {
  const { uuid, quantities_file: file } = calculation;
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: () => client.call(endpoints.downloadQuantities, { params: { uuid } }),
    onSuccess: (bytes) => saveBlob(bytes, file ?? ''),
    onError: (error) => onProblem({ error, retry: start }),
  });
  const start = () => {
    onProblem(null);
    download.mutate();
  };
  if (file === undefined) return null;
  return (
    <Button
      size="small"
      loading={download.isPending}
      onClick={start}
      sx={{ display: 'block', px: 0, textAlign: 'left', overflowWrap: 'anywhere', displayPrint: 'none' }}
    >
      {t('calculations.row.quantities', { file })}
    </Button>
  );
}
