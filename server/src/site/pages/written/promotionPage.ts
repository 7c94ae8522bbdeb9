import { numberFormat, type PromotionOverview } from '@scoreline/shared-lib/contract';

import { escapeHtml } from '../../../wire/html';
import type { Writing } from './matchRow';
import { blankTime } from './times';

type Prize = PromotionOverview['prizes'][number];

const textOf = ({ promotionText }: Writing, name: string): string =>
  escapeHtml(promotionText(name) ?? '');

function prizeLine({ name, odds, left, number }: Prize, { locale }: Writing): string {
  const format = numberFormat(locale, { style: 'percent', maximumSignificantDigits: 3 });
  const count = numberFormat(locale).format;
  const share = escapeHtml(format.format(odds));
  return `<tr><td>${share}</td><th scope="row">${escapeHtml(name)}</th><td>${count(left)} / ${count(number)}</td></tr>`;
}

function prizeTable({ prizes }: PromotionOverview, writing: Writing): string {
  const names = ['pot.odds', 'pot.prize', 'pot.left'].map((name) => textOf(writing, name));
  const head = names.map((name) => `<th scope="col">${name}</th>`).join('');
  const lines = prizes.map((prize) => prizeLine(prize, writing)).join('');
  return `<h2>${textOf(writing, 'pot.title')}</h2><table><thead><tr>${head}</tr></thead><tbody>${lines}</tbody></table>`;
}

function dateLine({ dates }: PromotionOverview, writing: Writing): string {
  const opens = `${textOf(writing, 'terms.opens')} ${blankTime(dates.opensAt, 'date')}`;
  const closes = `${textOf(writing, 'terms.closes')} ${blankTime(dates.closesAt, 'date')}`;
  return `<p>${opens} · ${closes}</p>`;
}

const termsText = ({ terms }: PromotionOverview, writing: Writing): string =>
  `<h2>${textOf(writing, 'terms.text')}</h2>` +
  terms.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');

/** An offer, so it is hidden on devices of self-excluded members. */
function promotion(shown: PromotionOverview, writing: Writing, more: string): string {
  const free = `<p>${textOf(writing, 'free')} ${shown.minimumAge}+</p>`;
  const body = dateLine(shown, writing) + free + prizeTable(shown, writing) + more;
  return `<section data-betting>${body}</section>`;
}

/** A promotion's dates, prizes and odds. The application adds the winners; crawlers need no names. */
export const promotionPage = (shown: PromotionOverview, writing: Writing): string =>
  promotion(shown, writing, '');

/** As `promotionPage`, with the terms. */
export const promotionTerms = (shown: PromotionOverview, writing: Writing): string =>
  promotion(shown, writing, termsText(shown, writing));
