import { useCall } from '@scoreline/shared-lib/api';
import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';

import { useErrorText } from '../form/FormError';
import { Entry } from './Entry';

function save(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Downloads all data of the account as a file. */
export function ExportData() {
  const { t } = useTranslation('account');
  const { key } = useBrand();
  const { call, busy } = useCall('patron/frontend/ciphered/export-data');
  const errorText = useErrorText();
  const download = async () => {
    const { data, error } = await call({});
    if (data) save(`${key}-my-data.json`, data);
    else showToast(errorText(error) ?? '');
  };
  return (
    <Entry icon="download" label={t('me.export')} disabled={busy} onClick={() => void download()} />
  );
}
