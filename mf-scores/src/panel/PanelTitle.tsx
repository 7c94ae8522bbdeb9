import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

export const PanelTitle = styled.h2`
  padding-block-end: 8px;
  font-size: ${fontSize[13]};
  font-weight: 700;
`;
