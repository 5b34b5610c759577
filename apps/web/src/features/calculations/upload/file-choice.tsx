import { UPLOAD_EXTENSIONS } from '@milieuspoor/domain';
import type { Ref } from 'react';

interface FileChoiceProps {
  readonly input: Ref<HTMLInputElement>;
  readonly label?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The browser's own dialog for choosing a workbook; a button opens it. */
export function FileChoice({ input, label, onFiles }: FileChoiceProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={UPLOAD_EXTENSIONS.join(',')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Without this, choosing the same file again would trigger no event.
        event.target.value = '';
      }}
    />
  );
}
