import { memo, useId } from 'react';
import styled from 'styled-components';

import { drawCrest, type CrestTeam } from '../../contract';
import { ownName } from '../../i18n';

interface CrestProps extends CrestTeam {
  /** In pixels, 16 by default. */
  size?: number;
}

/** A club's generated crest; hidden from screen readers, because its name is beside it. */
export const Crest = memo(function Crest({ size = 16, ...team }: CrestProps) {
  const clip = useId();
  const { outline, elements } = drawCrest({ ...team, name: ownName(team.name) }, size);
  return (
    <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {elements.map(({ tag: Tag, attributes, text }, at) => (
          <Tag key={at} {...asProps(attributes)}>
            {text}
          </Tag>
        ))}
      </g>
      <path d={outline} fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="1" />
    </Drawing>
  );
});

const asProps = (attributes: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-[a-z]/g, (c) => c.slice(1).toUpperCase()),
      value,
    ]),
  );

const Drawing = styled.svg`
  flex: none;
  display: block;
`;
