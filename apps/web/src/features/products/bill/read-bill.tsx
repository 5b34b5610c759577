import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/messages/error-panel.tsx';
import { BillQuestions } from './bill-questions.tsx';
import { NameColumns } from './paste/name-columns.tsx';
import { pastedFile } from './paste/pasted-file.ts';
import { firstRows } from './paste/pasted-table.ts';
import type { useReading } from './use-reading.ts';

/** What was read of a bill or of what was pasted: what is asked of it, or why it cannot be read. */
export function ReadBill({ chosen, reading, read, answer, retry }: ReturnType<typeof useReading>) {
  const { t } = useTranslation();
  if (!chosen) return null;
  if (reading.error) return <ErrorPanel error={reading.error} onRetry={retry} />;
  if (!reading.data) return null;
  const { pasted } = chosen;
  const columns = reading.data.problem !== null && pasted !== null && firstRows(pasted) !== null;
  return (
    <>
      {/* What the columns hold can be said here: that is a question, and no fault. */}
      {!(columns && reading.data.without_header) && (
        <BillQuestions reading={reading.data} isReading={reading.isPending} onAnswer={answer} />
      )}
      {columns && (
        <NameColumns
          key={pasted}
          text={pasted}
          isReading={reading.isPending}
          onNamed={(text) => read({ file: pastedFile(text, t), pasted, answers: {} })}
        />
      )}
    </>
  );
}
