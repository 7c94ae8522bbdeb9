import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, IconButton, inputOverAll, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { FieldNote } from '../form/TextField';
import { mostScreenshots, pictureTypes } from './screenshotApi';
import type { useScreenshots } from './useScreenshots';

type Props = Pick<ReturnType<typeof useScreenshots>, 'shots' | 'error' | 'add' | 'remove'>;

/** Pictures attached to the message, each with a remove button. */
export function Screenshots({ shots, error, add, remove }: Props) {
  const { t } = useTranslation('account');
  return (
    <Group>
      <Legend>{t('contact.screenshots')}</Legend>
      <Shelf>
        {shots.map(({ key, preview, file }) => (
          <Shot key={key}>
            <img src={preview} alt={file.name} />
            <IconButton
              icon="close"
              label={t('contact.removeScreenshot', { name: file.name })}
              onClick={() => remove(key)}
            />
          </Shot>
        ))}
        {shots.length < mostScreenshots && (
          <Add>
            <input
              type="file"
              accept={pictureTypes.join(',')}
              multiple
              aria-label={t('contact.addScreenshot')}
              onChange={(event) => {
                add([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <Icon name="picture" />
            <span>{t('contact.addScreenshot')}</span>
          </Add>
        )}
      </Shelf>
      <FieldNote error={error && t(error)} hint={t('contact.screenshotRule')} />
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${space(1)};
  font-size: ${fontSize[13]};
  font-weight: 500;
`;

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${space(2)};
`;

const Shot = styled.div`
  position: relative;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: ${radius.chip};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: var(--text);
    background: var(--surface-raised-85);
  }
`;

const Add = styled.label`
  ${inputOverAll}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(1)};
  aspect-ratio: 1;
  border: 1px dashed var(--text-muted-70);
  border-radius: ${radius.chip};
  font-size: ${fontSize[12]};
  text-align: center;
  color: var(--text-muted);
  cursor: pointer;
`;
