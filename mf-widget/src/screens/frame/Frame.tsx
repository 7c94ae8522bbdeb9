import { type WidgetOptions, type WidgetView } from '@scoreline/shared-lib/contract';
import { roundText } from '@scoreline/shared-lib/page/roundText';
import { type CSSProperties, type ReactNode, useContext } from 'react';

import type { Language } from '../../page/texts';
import { accentsOf } from '../../styles/accent';
import { type Card, CardContext } from '../card';
import { OutLink } from './OutLink';

interface Props {
  options: WidgetOptions;
  /** Null until the texts are loaded. */
  language: Language | null;
  view?: WidgetView | null;
  children?: ReactNode;
}

function accentStyle({ accent }: WidgetOptions, card: Card | null): CSSProperties {
  const { light, dark } = accentsOf(accent, card?.settings.style);
  return { '--accent-light': light, '--accent-dark': dark } as CSSProperties;
}

/** The card around every screen: title, screen, and link to the source. */
export function Frame({ options, language, view, children }: Props) {
  const card = useContext(CardContext);
  const title = language && titleOf(options, language, view);
  return (
    <div
      className="w"
      role="group"
      data-theme={options.theme}
      data-density={options.density}
      dir={language?.dir}
      lang={language?.locale}
      aria-label={title ?? undefined}
      aria-busy={!children}
      style={accentStyle(options, card)}
    >
      <div className="head">
        <bdi className="title">{title}</bdi>
        {card?.settings.demoData && <span className="tag">{language?.t('demo')}</span>}
      </div>
      {/* Focusable, so that overflowing content can be scrolled by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="body" tabIndex={0} role="group" aria-label={title ?? undefined}>
        {children ?? <Bones count={options.count} />}
      </div>
      <div className="foot">
        {card?.showsOdds && language && (
          <span className="tag" title={language.t('adultsLong')}>
            {language.t('adults')}
          </span>
        )}
        {card && language && (
          <OutLink path={pathOf(view)}>{language.t('more', { site: card.settings.site })}</OutLink>
        )}
      </div>
    </div>
  );
}

const pathOf = (view: WidgetView | null | undefined): string =>
  !view || view.kind === 'day' ? '/' : view.league.path;

function titleOf(
  { sport }: WidgetOptions,
  { t }: Language,
  view: WidgetView | null | undefined,
): string {
  if (!view) return '';
  if (view.kind === 'day') return t(`today.${sport}`);
  if (view.kind === 'round') return `${view.league.name} · ${roundText(view.round, t)}`;
  return view.league.name;
}

/** Placeholder lines of the final height. */
function Bones({ count }: { count: number }) {
  return (
    <div className="bones" aria-hidden="true">
      {Array.from({ length: Math.min(count, 8) }, (_, at) => (
        <div key={at} className="bone" />
      ))}
    </div>
  );
}
