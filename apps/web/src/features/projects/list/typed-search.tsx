import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { ProjectListSearch } from './project-list-search.ts';

/** ms after the last letter, so that not every letter makes a request */
const TYPING = 250;

interface TypedSearchProps {
  readonly value: string;
  readonly onChange: (changes: ProjectListSearch) => void;
}

/** The field that searches projects by name. */
export function TypedSearch({ value, onChange }: TypedSearchProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  // The search was cleared elsewhere, or undone.
  if (value !== asked) {
    setAsked(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange({ text: typed.trim() }), TYPING);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <SearchField
      label={t('projects.list.search')}
      clearLabel={t('projects.list.clearSearch')}
      value={typed}
      onChange={setTyped}
    />
  );
}
