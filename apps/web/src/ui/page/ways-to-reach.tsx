import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { telephoneAddress } from '../../lib/telephone-address.ts';
import { MailOutlined as MailIcon } from '../icons/mail-outlined.ts';
import { PhoneOutlined as PhoneIcon } from '../icons/phone-outlined.ts';

interface WaysToReachProps {
  readonly email: string;
  /** '' when none is known */
  readonly tel: string;
  /** names for screen readers that include the person, since the name above is read separately */
  readonly labels: { readonly mail: string; readonly call: string; readonly noPhone: string };
}

/** A person's e-mail address and telephone number, each a link. */
export function WaysToReach({ email, tel, labels }: WaysToReachProps) {
  return (
    <>
      <Line icon={<MailIcon fontSize="small" />}>
        <Link href={`mailto:${email}`} aria-label={labels.mail}>
          {email}
        </Link>
      </Line>
      <Line icon={<PhoneIcon fontSize="small" />}>
        {tel ? (
          <Link href={telephoneAddress(tel)} aria-label={labels.call}>
            {tel}
          </Link>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {labels.noPhone}
          </Box>
        )}
      </Line>
    </>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere', minWidth: 0 }}>
      <Box aria-hidden component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
