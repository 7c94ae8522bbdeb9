import { widgetParametersOf } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import styled from 'styled-components';

import { Widget } from '../federated/Widget';
import { type Choices, isWhole, optionsOf } from './choices';
import { Hint } from './Field';

/** Pixels: a phone's column, a page's, and a wide one. */
const widths = [280, 420, 760];

/** Live preview of the widget at three widths. */
export function Preview({ choices }: { choices: Choices }) {
  const { t } = useTranslation('widget');
  if (!isWhole(choices)) return <Hint role="status">{t('builder.choose')}</Hint>;
  const parameters = Object.fromEntries(widgetParametersOf(optionsOf(choices)));
  return (
    <Sizes>
      {widths.map((width) => (
        <figure key={width}>
          <Hint as="figcaption">{t('builder.width', { width })}</Hint>
          <Room tabIndex={0} role="group" aria-label={t('builder.width', { width })}>
            <Sized $width={width}>
              <Widget {...parameters} site={location.origin} isPreview />
            </Sized>
          </Room>
        </figure>
      ))}
    </Sizes>
  );
}

const Sizes = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);

  figure {
    margin: 0;
  }
`;

const Room = styled.div`
  overflow-x: auto;
  padding-block: 4px;
`;

const Sized = styled.div<{ $width: number }>`
  inline-size: ${({ $width }) => $width}px;
`;
