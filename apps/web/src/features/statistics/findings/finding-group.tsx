import type { FigureFinding } from '@milieuspoor/contract';
import { dayAndTimeOf, formatMki, TAB_OF_TYPE } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { displayOf } from '../../../charts/display-of.ts';
import { MayOpenProjects } from '../../../lib/may-open-projects.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/links/text-link.tsx';
import { detailOf, isAnswered, kindOf, mendingText } from './finding-texts.ts';
import type { FindingGroupOf } from './groups-of.ts';

interface FindingGroupProps {
  readonly group: FindingGroupOf;
  readonly organisationSlug: string;
  /** opens a project to its items; null if the items are listed already */
  readonly onOpenProject: ((project: FigureFinding['project']) => void) | null;
}

/** The findings of one kind, with how to fix them, item by item or project by project. */
export function FindingGroup({ group, organisationSlug, onOpenProject }: FindingGroupProps) {
  const { t } = useTranslation();
  const mayOpen = use(MayOpenProjects);
  const { kind, blocks, findings, calculation } = group;
  const [first] = findings;
  return (
    <Box component="section" sx={{ mt: 2, '&:first-of-type': { mt: 0 } }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {kindOf(group, t)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {blocks && (
          <Box component="span" sx={{ color: 'warning.main' }}>
            {`${t('statistics.findings.blocking')}. `}
          </Box>
        )}
        {mendingText(kind, { isAnswered: findings.every(isAnswered), mayOpen }, t)}
      </Typography>
      {calculation && first && (
        <UploadedLine finding={first} calculation={calculation} organisationSlug={organisationSlug} />
      )}
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {findings.map((finding, place) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: posts may share a number, and rows keep their place
            key={place}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
              typography: 'body2',
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <FindingName finding={finding} onOpenProject={onOpenProject} />
              <Box sx={{ color: 'text.secondary' }}>{detailOf(finding, t)}</Box>
              {!calculation && finding.calculation && (
                <UploadedLine
                  finding={finding}
                  calculation={finding.calculation}
                  organisationSlug={organisationSlug}
                />
              )}
            </Box>
            <Weight finding={finding} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface FindingNameProps {
  readonly finding: FigureFinding;
  readonly onOpenProject: FindingGroupProps['onOpenProject'];
}

/** For an item its number and product; otherwise the project and its number of items. */
function FindingName({ finding, onOpenProject }: FindingNameProps) {
  const { t } = useTranslation();
  const { post, posts, project } = finding;
  const [comma, ofProject] =
    posts > 0 ? [',', ` ${t('statistics.findings.posts', { count: posts })}`] : ['', ''];
  if (post)
    return (
      <>
        <Box component="span" sx={{ fontWeight: 640 }}>
          {post.number}
        </Box>
        {` ${post.product} `}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {`(${post.product_group})`}
          {onOpenProject && ` · ${project.name}`}
        </Box>
      </>
    );
  if (!onOpenProject) return <span>{`${project.name}${comma}${ofProject}`}</span>;
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => onOpenProject(project)}
        aria-label={t('statistics.findings.showPosts', { project: project.name })}
        sx={{ font: 'inherit', fontWeight: 640, textAlign: 'start', minHeight: 24 }}
      >
        {/* A button is a block among words: the text after a name of two lines starts a new line, and it may not start with a comma. */}
        {`${project.name}${comma}`}
      </Link>
      {ofProject}
    </>
  );
}

interface UploadedLineProps {
  readonly finding: FigureFinding;
  readonly calculation: NonNullable<FigureFinding['calculation']>;
  readonly organisationSlug: string;
}

/** Names the calculation, with who uploaded it and when, and links to it for users who may open it. */
function UploadedLine({ finding, calculation, organisationSlug }: UploadedLineProps) {
  const { t } = useTranslation();
  const mayOpen = use(MayOpenProjects);
  const { name, uploaded, uploaded_by, calculation_type } = calculation;
  const date = dayAndTimeOf(uploaded);
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {uploaded_by === ''
        ? t('statistics.findings.uploadedOn', { calculation: name, date })
        : t('statistics.findings.uploaded', { calculation: name, name: uploaded_by, date })}
      {'. '}
      {mayOpen && (
        <TextLink
          {...paths.project(organisationSlug, finding.project.uuid, TAB_OF_TYPE[calculation_type])}
          aria-label={t('statistics.findings.openOf', { calculation: name, project: finding.project.name })}
        >
          {t('statistics.findings.open')}
        </TextLink>
      )}
    </Box>
  );
}

/** The size of a finding: what the other side declares there, or what the item itself amounts to. */
function Weight({ finding: { mki_eur, co2_kg } }: { readonly finding: FigureFinding }) {
  if (mki_eur === null && co2_kg === null) return null;
  return (
    <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap', ml: 'auto' }}>
      {mki_eur !== null && <Box sx={{ fontWeight: 640 }}>{formatMki(mki_eur)}</Box>}
      {co2_kg !== null && (
        <Box sx={{ color: 'text.secondary' }}>{`${displayOf('co2').format(co2_kg)} CO2`}</Box>
      )}
    </Box>
  );
}
