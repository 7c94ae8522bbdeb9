import { drawCrest, type CrestTeam } from '@scoreline/shared-lib/contract';
import { useId } from 'react';

interface Props extends CrestTeam {
  size: number;
}

/** A club's crest as inline SVG, because an image would need permission by the page's policy. */
export function Crest({ size, ...team }: Props) {
  const clip = useId();
  const { outline, elements } = drawCrest(team, size);
  return (
    <svg className="crest" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
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
      <path d={outline} fill="none" stroke="currentColor" strokeOpacity="0.25" />
    </svg>
  );
}

const asProps = (attributes: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-[a-z]/g, (part) => part.slice(1).toUpperCase()),
      value,
    ]),
  );
