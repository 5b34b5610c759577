import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { paths } from '../../../lib/paths.ts';
import { useAddressSearch } from '../../../lib/use-address-search.ts';
import { currentLanguage } from '../../../text/language.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { HelpOutlineOutlined as QuestionIcon } from '../../../ui/icons/help-outline-outlined.ts';
import { NotesOutlined as GuideIcon } from '../../../ui/icons/notes-outlined.ts';
import { TableChartOutlined as TableIcon } from '../../../ui/icons/table-chart-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { GuideInFaq } from '../guide/guide-in-faq.tsx';
import { faqQuery } from '../help-queries.ts';
import { FaqByCategory } from './faq-by-category.tsx';
import { matchesTitle } from './matches-title.ts';
import { shownFaq } from './shown-faq.ts';

const searchSchema = z.object({ text: z.coerce.string().catch('').default('') });

interface FaqScreenProps {
  readonly organisationSlug: string;
}

/** The frequently asked questions, which can be searched by their titles. */
export function FaqScreen({ organisationSlug }: FaqScreenProps) {
  const { t } = useTranslation();
  const faq = useQuery(faqQuery);
  const [{ text: search }, changeSearch] = useAddressSearch(searchSchema);
  const language = currentLanguage();
  const shown = (faq.data ?? [])
    .map((entry) => shownFaq(entry, language))
    .filter((entry) => matchesTitle(entry, search));
  const toContact = (
    <LinkButton {...paths.contact(organisationSlug)} variant="contained">
      {t('help.faq.toContact')}
    </LinkButton>
  );
  return (
    <section>
      <PageHeading
        title={t('help.faq.title')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <LinkButton {...paths.guide(organisationSlug)} startIcon={<GuideIcon />}>
              {t('help.guide.title')}
            </LinkButton>
            <LinkButton {...paths.workbookLayout(organisationSlug)} startIcon={<TableIcon />}>
              {t('workbookHelp.open')}
            </LinkButton>
          </Box>
        }
      />
      {faq.isPending && <DelayedIndicator />}
      <FailedQuery query={faq} />
      {faq.data && faq.data.length === 0 && (
        <Paper variant="outlined">
          <EmptyState icon={<QuestionIcon />} title={t('help.faq.empty')} hint={t('help.faq.emptyHint')}>
            {toContact}
          </EmptyState>
        </Paper>
      )}
      {faq.data && faq.data.length > 0 && (
        <>
          <SearchField
            label={t('help.faq.search')}
            clearLabel={t('help.faq.clearSearch')}
            value={search}
            onChange={(value) => changeSearch({ text: value })}
          />
          <span role="status">
            <VisuallyHidden>{t('help.faq.count', { count: shown.length })}</VisuallyHidden>
          </span>
          {shown.length === 0 ? (
            <Paper variant="outlined" sx={{ mt: 3 }}>
              <EmptyState title={t('help.faq.noMatch', { search })} hint={t('help.faq.noMatchHint')}>
                {toContact}
              </EmptyState>
            </Paper>
          ) : (
            <FaqByCategory entries={shown} />
          )}
          <GuideInFaq org={organisationSlug} search={search} />
        </>
      )}
    </section>
  );
}
