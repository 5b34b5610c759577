import type { HouseStyleAnswer } from '@milieuspoor/contract';
import { endpoints } from '@milieuspoor/contract/client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/client.ts';
import { FileButtons } from './file-buttons.tsx';
import { StylePart } from './style-part.tsx';

/** The logo of an organisation, on white as it is printed. */
export function LogoPart({ style }: { readonly style: HouseStyleAnswer }) {
  const { t } = useTranslation();
  const { logo, organization, organization_name: name } = style;
  const params = { organization };
  return (
    <StylePart title={t('admin.houseStyle.logo')} hint={t('admin.houseStyle.logoHint')}>
      {logo ? (
        <Box
          sx={{
            bgcolor: 'common.white',
            p: 2,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            justifySelf: 'start',
          }}
        >
          <Box
            component="img"
            src={logo.image}
            alt={t('admin.houseStyle.logoOf', { name })}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 110, objectFit: 'contain' }}
          />
        </Box>
      ) : (
        <Typography>{t('admin.houseStyle.noLogo')}</Typography>
      )}
      <FileButtons
        texts={{
          choose: t(logo ? 'admin.houseStyle.otherLogo' : 'admin.houseStyle.chooseLogo'),
          remove: t('admin.houseStyle.removeLogo'),
          stored: t('admin.houseStyle.logoSaved'),
          removed: t('admin.houseStyle.logoRemoved'),
        }}
        accept=".png,.jpg,.jpeg"
        isThere={logo !== null}
        send={(file) => client.upload(endpoints.putHouseLogo, { params, fields: {}, file })}
        remove={() => client.call(endpoints.removeHouseLogo, { params })}
      />
    </StylePart>
  );
}
