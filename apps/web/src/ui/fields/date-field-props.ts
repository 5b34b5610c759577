/** The properties of a field for a day. */
export interface DateFieldProps {
  readonly label: string;
  /** 'yyyy-mm-dd', or null for no date */
  readonly value: string | null;
  /** Gets 'yyyy-mm-dd', or null while there is no complete date; a date out of bounds is reported, and marked. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  /** first day that may be chosen, 'yyyy-mm-dd' */
  readonly min?: string | null | undefined;
  /** last day that may be chosen, 'yyyy-mm-dd' */
  readonly max?: string | null | undefined;
  /** what is wrong according to whoever asks; it goes before what the field itself finds wrong */
  readonly error?: string | null | undefined;
  /** said under the field while nothing is wrong */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly size?: 'small' | 'medium';
}
