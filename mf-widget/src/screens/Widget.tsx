import {
  type ReadOptions,
  viewKeyOf,
  type WidgetOptions,
  type WidgetSettings,
} from '@scoreline/shared-lib/contract';
import { localTimeZone } from '@scoreline/shared-lib/format';
import { useEffect, type ReactNode } from 'react';

import type { Answer, Failure } from '../page/ask';
import type { WidgetSource } from '../page/source';
import { today } from '../page/today';
import { tell } from '../page/tell';
import type { Language } from '../page/texts';
import { useAnswer, type Asked } from '../page/useAnswer';
import { useLanguage } from '../page/useLanguage';
import { useSight } from '../page/useSight';
import { type Card, CardProvider } from './card';
import { dispatch } from './events';
import { Frame } from './frame/Frame';
import { Guard } from './frame/Guard';
import { Note } from './frame/Note';
import { Screen } from './Screen';

export interface WidgetProps extends ReadOptions {
  /** Origin of the site. */
  site: string;
  /** A preview, which is not counted as a visit. */
  isPreview?: boolean;
  /** Element that dispatches the widget's events. */
  host: Element;
}

/** A widget, inside the element, an iframe, or another application. */
export function Widget({ options, problem, site, host, isPreview }: WidgetProps) {
  const { isNear, isSeen } = useSight(host);
  const language = useLanguage(site, options.lang, isNear);
  if (!language) return <Frame options={options} language={null} />;
  if (problem) return <Wrong {...{ options, problem, language, host }} />;
  return <Working {...{ options, language, site, host, isPreview, isNear, isSeen }} />;
}

interface WrongProps extends Pick<WidgetProps, 'options' | 'host'> {
  problem: NonNullable<WidgetProps['problem']>;
  language: Language;
}

function Wrong({ options, problem, language, host }: WrongProps) {
  useEffect(() => {
    dispatch(host, 'scoreline:error', { reason: 'attribute', attribute: problem });
  }, [host, problem]);
  return (
    <Frame options={options} language={language}>
      <Note text={language.t('problem', { name: problem })} />
    </Frame>
  );
}

/** A CDN caches the answer, so price visibility is decided in the browser, by the visitor's time zone. */
const mayShowOdds = ({ type, odds }: WidgetOptions, { betting }: WidgetSettings): boolean =>
  (odds || type === 'odds') && (betting === '*' || betting.includes(localTimeZone()));

interface WorkingProps extends Pick<WidgetProps, 'options' | 'site' | 'host' | 'isPreview'> {
  language: Language;
  isNear: boolean;
  isSeen: boolean;
}

function Working(props: WorkingProps) {
  const { options, language, site, host, isPreview, isNear, isSeen } = props;
  const { clientId, type } = options;
  const source: WidgetSource = { site, clientId, ...(isPreview && { isPreview }) };
  const timeZone = localTimeZone();
  const key = viewKeyOf(options, { date: today(timeZone), timeZone });
  const asked = useAnswer({ source, key, isNear, isSeen });
  const isThere = asked.state === 'there' && asked.answer.view !== null;
  useEffect(() => {
    if (isThere) dispatch(host, 'scoreline:ready', { type });
  }, [host, isThere, type]);
  useEffect(() => {
    if (isThere && isSeen && !isPreview) countOnce(host, { site, clientId }, type);
  }, [host, isThere, isSeen, isPreview, site, clientId, type]);
  const failure = failureOf(asked);
  useEffect(() => {
    if (failure) dispatch(host, 'scoreline:error', { reason: failure });
  }, [host, failure]);
  if (asked.state === 'there' && asked.answer.view) {
    const { settings } = asked.answer;
    const showsOdds = mayShowOdds(options, settings);
    const select: Card['select'] = (detail) => dispatch(host, 'scoreline:select', detail);
    const card = { options, source, language, settings, showsOdds, isSeen, select };
    return <Shown card={card} answer={asked.answer} onError={() => report(host)} />;
  }
  return (
    <Frame options={options} language={language}>
      {failure && <Failed asked={asked} failure={failure} language={language} />}
    </Frame>
  );
}

/** Why there is nothing to render. Null if there is an answer or one is pending. */
function failureOf(asked: Asked): Failure | null {
  if (asked.state === 'missing') return asked.failure;
  return asked.state === 'there' && !asked.answer.view ? 'unknown' : null;
}

const report = (host: Element) => dispatch(host, 'scoreline:error', { reason: 'failed' });

const counted = new WeakMap<Element, string>();

/** Counts one view per widget, however often it is scrolled past. */
function countOnce(host: Element, source: WidgetSource, type: WidgetOptions['type']): void {
  const { clientId } = source;
  if (counted.get(host) === `${clientId} ${type}`) return;
  counted.set(host, `${clientId} ${type}`);
  tell(source, { clientId, type, kind: 'impression' });
}

interface ShownProps {
  card: Card;
  answer: Answer;
  onError(): void;
}

function Shown({ card, answer, onError }: ShownProps): ReactNode {
  const { options, language } = card;
  const failed = (
    <Frame options={options} language={language}>
      <Note text={language.t('failed')} />
    </Frame>
  );
  return (
    <Guard onError={onError} instead={failed}>
      <CardProvider value={card}>
        <Frame options={options} language={language} view={answer.view}>
          {answer.view && <Screen view={answer.view} />}
        </Frame>
      </CardProvider>
    </Guard>
  );
}

interface FailedProps {
  asked: Asked & { retry(): void };
  failure: Failure;
  language: Language;
}

function Failed({ asked, failure, language: { t } }: FailedProps) {
  const mayTry = failure === 'busy' || failure === 'failed';
  return (
    <Note text={t(failure)}>
      {mayTry && (
        <button type="button" onClick={asked.retry}>
          {t('retry')}
        </button>
      )}
    </Note>
  );
}
