import {
  canonicalPath,
  type DateFormat,
  dateFormat,
  isLanguage,
  languageOf,
  paths,
} from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import { insightText } from './insightText';
import { matchText } from './matchText';
import { moveText } from './moveText';
import { type News, newsSchema } from './news';
import { stopPath } from './stop';
import { digestTexts, digestTextsOf, type DigestTexts } from './texts/all';
import { type Letter, type MailBrand, writePage } from '../mail/template';

const dataSchema = z.object({ news: newsSchema, token: z.string(), timeZone: z.string() });

interface Facts {
  language: string;
  brand: MailBrand;
  /** Scheme and host of the brand's site. */
  origin: string;
  data: unknown;
}

/** Headings with their lines; empty ones are omitted. */
function partsOf(news: News, texts: DigestTexts, known: string, time: DateFormat) {
  const { upset, insight } = news;
  const price = upset?.price
    ? ` (${texts.price.replace('{{price}}', upset.price.toFixed(2))})`
    : '';
  const parts: [string, string[]][] = [
    [texts.results, news.results.map(matchText)],
    [
      texts.coming,
      news.coming.map((line) => `${time.format(new Date(line.startTime))} ${matchText(line)}`),
    ],
    [texts.upset, upset ? [matchText(upset) + price] : []],
    [texts.insight, insight ? [insightText(insight, texts, known)] : []],
    [texts.moved, news.moved.map((move) => `${matchText(move)}: ${moveText(move, texts, known)}`)],
  ];
  return parts.filter(([, lines]) => lines.length > 0);
}

/** The digest mail, with links to the page and to unsubscribe. */
export function writeDigestLetter({ language, brand, origin, data }: Facts): Letter {
  const { news, token, timeZone } = dataSchema.parse(data);
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const known = shown in digestTexts ? shown : 'en';
  const texts = digestTextsOf(known);
  const time = dateFormat(languageOf(known).tag, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
  });
  const page = origin + canonicalPath(brand, shown, paths.digest);
  const stop = `${page}#stop=${token}`;
  const parts = partsOf(news, texts, known, time);
  const text = [
    texts.heading,
    ...parts.map(([heading, lines]) => [heading, ...lines].join('\n')),
    `${texts.open}:\n${page}`,
    `${texts.why}\n${texts.stop}: ${stop}`,
    brand.name,
  ];
  return {
    subject: texts.subject.replace('{{name}}', brand.name),
    text: `${text.join('\n\n')}\n`,
    stop: { press: origin + stopPath(brand.basePath, token), page: stop },
    html: writePage(known, brand, {
      ...{ heading: texts.heading, body: '', code: '', lists: parts },
      ...{
        action: texts.open,
        link: page,
        otherwise: texts.why,
        way: { text: texts.stop, link: stop },
      },
    }),
  };
}
