import type { FaqEntry } from '@milieuspoor/contract';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { ReadByStaff } from '../../../lib/read-by-staff.ts';
import { currentLanguage } from '../../../text/language.ts';
import { HelpOutlineOutlined as QuestionIcon } from '../../../ui/icons/help-outline-outlined.ts';
import { NotesOutlined as GuideIcon } from '../../../ui/icons/notes-outlined.ts';
import { TableChartOutlined as TableIcon } from '../../../ui/icons/table-chart-outlined.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { DelayedIndicator } from '../../../ui/messages/delayed-indicator.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { FailedQuery } from '../../../ui/messages/failed-query.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { GuideReaderContext } from '../guide/guide-places.ts';
import { faqQuery } from '../help-queries.ts';
import { HelpSearch } from '../search/help-search.tsx';
import { FaqByCategory } from './faq-by-category.tsx';
import { matchesTitle } from './matches-title.ts';
import { shownFaq } from './shown-faq.ts';

interface FaqScreenProps {
  readonly organisationSlug: string;
}

/** The frequently asked questions, and the search of the help. */
export function FaqScreen({ organisationSlug }: FaqScreenProps) {
  const { t } = useTranslation();
  const byStaff = use(ReadByStaff);
  const faq = useQuery(faqQuery);
  // Staff answer the questions themselves.
  const elsewhere = byStaff ? (
    <LinkButton {...paths.admin(organisationSlug, 'veelgestelde-vragen')} variant="contained">
      {t('help.faq.toAdmin')}
    </LinkButton>
  ) : (
    <LinkButton {...paths.contact(organisationSlug)} variant="contained">
      {t('help.faq.toContact')}
    </LinkButton>
  );
  return (
    <GuideReaderContext value={{ org: organisationSlug, viewer: false }}>
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
            <EmptyState
              icon={<QuestionIcon />}
              title={t('help.faq.empty')}
              hint={t(byStaff ? 'help.faq.emptyHintForStaff' : 'help.faq.emptyHint')}
            >
              {elsewhere}
            </EmptyState>
          </Paper>
        )}
        {faq.data && faq.data.length > 0 && (
          <HelpSearch elsewhere={elsewhere} showsQuestion={(title, typed) => matchesTitle({ title }, typed)}>
            {(typed) => <QuestionsByTitle entries={faq.data} typed={typed} />}
          </HelpSearch>
        )}
      </section>
    </GuideReaderContext>
  );
}

/** The questions that have what was typed in their title (part 1, §2); all of them if nothing was typed. */
function QuestionsByTitle({
  entries,
  typed,
}: {
  readonly entries: readonly FaqEntry[];
  readonly typed: string;
}) {
  const { t } = useTranslation();
  const language = currentLanguage();
  const shown = entries
    .map((entry) => shownFaq(entry, language))
    .filter((entry) => matchesTitle(entry, typed));
  if (shown.length > 0) return <FaqByCategory entries={shown} />;
  return <Typography sx={{ mt: 3 }}>{t('help.faq.noMatch', { search: typed })}</Typography>;
}
