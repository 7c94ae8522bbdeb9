import styled from 'styled-components';

import { Icon } from './Icon';

interface FlagProps {
  /** ISO 3166-1 alpha-2 in lower case, or a code like `gb-eng`; null without a country. */
  code: string | null;
  /** Height in pixels, 12 by default. */
  size?: number;
}

/** Address of a flag on the page server. */
export const flagAddress = (code: string): string => `/assets/flags/${code.toLowerCase()}.svg`;

/** A flag beside a country's name; a globe for international ones. Hidden from screen readers. */
export function Flag({ code, size = 12 }: FlagProps) {
  if (code === null) return <Globe name="language" size={Math.round(size * 1.5)} />;
  return (
    <Picture
      src={flagAddress(code)}
      alt=""
      width={Math.round(size * 1.5)}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

const Picture = styled.img`
  flex: none;
  display: block;
  border-radius: 2px;
  object-fit: cover;
  background: var(--line);
  /* Outlines white flags on a white page. */
  outline: 1px solid rgb(128 128 128 / 35%);
  outline-offset: -1px;
`;

const Globe = styled(Icon)`
  color: var(--text-muted);
`;
