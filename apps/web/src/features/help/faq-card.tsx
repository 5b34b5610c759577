import type { FaqEntry } from '@milieuspoor/contract';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

interface FaqCardProps {
  readonly entry: FaqEntry;
}

export function FaqCard({ entry }: FaqCardProps) {
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {entry.faq_title}
      </Typography>
      <Typography sx={{ maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {entry.faq_content}
      </Typography>
    </Card>
  );
}
