import { ADDRESS_QUERY_MAX } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { errorSentences } from '../../../lib/faults/error-sentences.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import type { MapPoint } from './coordinates.ts';

const DEBOUNCED_MS = 200;

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (location: string) => void;
  readonly onBlur: () => void;
  /** called with the place of the chosen address */
  readonly onLocated: (point: MapPoint) => void;
  readonly problem: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** The field for the place of a project in words: chosen from Dutch addresses and places, or typed freely. */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, onBlur, onLocated, problem, inputRef } = props;
  const { t } = useTranslation();
  // Only what the user types is searched for, and not what was stored or chosen.
  const [typed, setTyped] = useState('');
  const debounced = useDebounced(typed.trim().slice(0, ADDRESS_QUERY_MAX), DEBOUNCED_MS);
  const search = useQuery(suggestionsQuery(debounced));
  const found = typed !== '' && debounced !== '' ? search.data : undefined;
  const awaited = useRef<string | null>(null);
  const lookup = useMutation({
    mutationFn: ({ id }: { id: string }) => lookUpAddress(id),
    // A user who has typed on means another place.
    onSuccess: (found, { id }) => {
      if (awaited.current === id) onLocated(found);
    },
  });

  return (
    <Autocomplete
      freeSolo
      options={found?.results ?? []}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      // The server has already searched.
      filterOptions={(options) => options}
      inputValue={value}
      value={null}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        onChange(text);
        setTyped(text);
        awaited.current = null;
        lookup.reset();
      }}
      onChange={(_event, chosen) => {
        if (chosen === null || typeof chosen === 'string') return;
        onChange(chosen.name);
        setTyped('');
        awaited.current = chosen.id;
        lookup.mutate(chosen);
      }}
      onBlur={onBlur}
      // Enter chooses a suggestion; it doesn't submit the form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      clearText={t('addresses.clear')}
      slotProps={{ listbox: { 'aria-label': t('addresses.suggestions') } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('addresses.field')}
          placeholder={t('addresses.placeholder')}
          error={problem !== undefined || lookup.isError}
          helperText={problem ?? note()}
          inputRef={inputRef}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
      )}
    />
  );

  function note(): string | undefined {
    if (lookup.isError) return errorSentences(lookup.error, t).join(' ');
    if (typed === '' || debounced === '') return undefined;
    if (search.isError) return errorSentences(search.error, t).join(' ');
    if (search.isFetching && !found) return t('addresses.searching');
    const notes = [
      ...(found?.results.length === 0 && !search.isPlaceholderData ? [t('addresses.nothing')] : []),
      ...(found?.source === 'built-in' ? [t('addresses.placesOnly')] : []),
    ];
    return notes.length > 0 ? notes.join(' ') : undefined;
  }
}

/** The number of letters from which a search makes sense. */
const SEARCH_FROM_LETTERS = 2;

/** Asks for Dutch addresses and places that match the typed text. */
const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['address-suggestions', typed],
    queryFn: ({ signal }) => client.call(endpoints.suggestAddresses, { query: { q: typed } }, signal),
    enabled: typed.length >= SEARCH_FROM_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });

function lookUpAddress(id: string) {
  return client.call(endpoints.lookUpAddress, { query: { id } });
}
