/** The properties of a field for a day. */
export interface DateFieldProps {
  readonly label: string;
  /** 'yyyy-mm-dd', or null for no date */
  readonly value: string | null;
  /** Receives 'yyyy-mm-dd', or null while there is no complete date; a date out of bounds is reported, and marked. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  /** first day that may be chosen, 'yyyy-mm-dd' */
  readonly min?: string | null | undefined;
  /** last day that may be chosen, 'yyyy-mm-dd' */
  readonly max?: string | null | undefined;
  /** the caller's problem; it precedes the problem that the field itself finds */
  readonly error?: string | null | undefined;
  /** shown under the field while nothing is wrong */
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly size?: 'small' | 'medium';
}
