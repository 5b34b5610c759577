import type { ScopeQuestionAnswer } from '@milieuspoor/contract';
import { formatMki, IMPACT_SETS, type SetCode } from '@milieuspoor/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { namesSet } from './weight-text.ts';

interface ScopePostsProps {
  readonly question: ScopeQuestionAnswer;
  readonly headlineSet: SetCode;
}

/** The items that a question is about, in a list that opens. */
export function ScopePosts({ question, headlineSet }: ScopePostsProps) {
  const { t } = useTranslation();
  // The list may have hundreds of rows, so they are made only when somebody opens it.
  const [open, setOpen] = useState(false);
  const { posts, post_count: count } = question;
  const title = t('scopeQuestions.posts', { count });
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', width: 'fit-content', py: 0.5 }}>
        {title}
      </Box>
      {open && posts.length < count && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('scopeQuestions.cut', { count: posts.length })}
        </Typography>
      )}
      {open && namesSet(question, headlineSet) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('scopeQuestions.amountsInSet', { set: IMPACT_SETS[question.set].name })}
        </Typography>
      )}
      {open && (
        <Box
          component="ul"
          aria-label={title}
          tabIndex={0}
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto' }}
        >
          {posts.map((post, place) => (
            <Box
              component="li"
              // biome-ignore lint/suspicious/noArrayIndexKey: two posts may have one number, and the list never changes
              key={place}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                columnGap: 2,
                py: 0.5,
                borderTop: 1,
                borderColor: 'divider',
                overflowWrap: 'anywhere',
              }}
            >
              <span>{[post.post_number, post.product].filter((text) => text !== '').join(' · ')}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {post.weight_eur === null ? '–' : formatMki(post.weight_eur)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
