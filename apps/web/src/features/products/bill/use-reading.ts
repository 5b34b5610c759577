import { endpoints } from '@milieuspoor/contract/client';
import { useState } from 'react';
import { client } from '../../../lib/client.ts';
import { useMutationOnce } from '../../../lib/use-mutation-once.ts';

interface ReadFile {
  readonly file: File;
  readonly answers: Readonly<Record<string, string>>;
  /** what was pasted, of which the file was made; null for a file of its own */
  readonly pasted: string | null;
}

/** Reads the posts of a bill, and again with each answer that somebody gives. */
export function useReading(organisationSlug: string) {
  const [chosen, setChosen] = useState<ReadFile | null>(null);
  const reading = useMutationOnce({
    mutationFn: ({ file, answers }: ReadFile) =>
      client.upload(endpoints.readBill, {
        ...{ params: { org: organisationSlug }, file, fields: { answers: JSON.stringify(answers) } },
      }),
  });
  const read = (next: ReadFile) => {
    setChosen(next);
    reading.mutate(next);
  };
  const answered = reading.isPending ? undefined : reading.data;
  return {
    chosen,
    reading,
    read,
    answer: (question: string, given: string) =>
      chosen && read({ ...chosen, answers: { ...chosen.answers, [question]: given } }),
    retry: () => chosen && reading.mutate(chosen),
    /** what was read, while nothing is being read again */
    answered,
    /** by which the posts that were read are known: other answers read other posts of the same bytes */
    readBy: `${answered?.sha256 ?? ''} ${JSON.stringify(chosen?.answers ?? {})}`,
  };
}
