import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import type { ProgressProps } from '../progress-props.ts';
import { CouncilLetter } from './council-letter.tsx';
import { councilLetterQuery } from './council-letter-query.ts';

interface Made {
  /** the figures that the letter on the screen was made of */
  readonly key: string;
  /** what was asked for it, and in which language */
  readonly question: string;
  /** it took the place of a letter that answered the same question with other figures */
  readonly isAgain: boolean;
}

/** What a council can be told of the projects in view, on one page; it is made once somebody asks for it. */
export default function CouncilLetterSection({
  organisation,
  asked,
}: Pick<ProgressProps, 'organisation' | 'asked'>) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({ ...councilLetterQuery(organisation.slug, asked, i18n.language), enabled: isOpen });
  const key = query.data && JSON.stringify(query.data.figures);
  const question = JSON.stringify([asked, i18n.language]);
  const [made, setMade] = useState<Made | null>(null);
  if (key && (made?.key !== key || made.question !== question))
    setMade({ key, question, isAgain: made?.question === question });
  const toggle = () => {
    setOpen(!isOpen);
    setMade(null);
  };
  return (
    <Box component="section" aria-labelledby={id} sx={SECTION}>
      {/* A letter that nobody made is not on paper. */}
      <Box sx={{ ...HEAD, ...(isOpen ? {} : NOT_PRINTED) }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {t('councilLetter.heading')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
            {t('councilLetter.lead')}
          </Typography>
        </Box>
        <Button variant="outlined" aria-expanded={isOpen} onClick={toggle} sx={NOT_PRINTED}>
          {t(isOpen ? 'councilLetter.close' : 'councilLetter.open')}
        </Button>
      </Box>
      {isOpen && <FailedQuery query={query} />}
      {isOpen && query.isPending && <DelayedIndicator minHeight={ROOM} />}
      {isOpen && made?.isAgain && (
        <Alert severity="info" variant="outlined" role="status" sx={NOT_PRINTED}>
          {t('councilLetter.madeAgain')}
        </Alert>
      )}
      {isOpen && query.data && (
        // Other figures make another letter: what was typed about the former ones is not kept.
        <CouncilLetter
          key={key}
          letter={query.data}
          organisationSlug={organisation.slug}
          asked={asked}
          onOvertaken={() => void query.refetch()}
        />
      )}
    </Box>
  );
}

/** px: the room of the letter while it is being fetched */
const ROOM = 600;
const SECTION = { display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const HEAD = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;
const NOT_PRINTED = { displayPrint: 'none' } as const;
