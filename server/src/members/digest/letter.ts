import { canonicalPath, isLanguage, paths } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import { matchText } from './matchText';
import { type News, newsSchema } from './news';
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

/** Headings with their lines, those that have any. */
function partsOf(news: News, told: DigestTexts, time: Intl.DateTimeFormat) {
  const { upset } = news;
  const price = upset?.price ? ` (${told.price.replace('{{price}}', upset.price.toFixed(2))})` : '';
  const parts: [string, string[]][] = [
    [told.results, news.results.map(matchText)],
    [
      told.coming,
      news.coming.map((line) => `${time.format(new Date(line.startTime))} ${matchText(line)}`),
    ],
    [told.upset, upset ? [matchText(upset) + price] : []],
  ];
  return parts.filter(([, lines]) => lines.length > 0);
}

/** The morning's letter, with the way to the page and the way to hear no more of it. */
export function writeDigestLetter({ language, brand, origin, data }: Facts): Letter {
  const { news, token, timeZone } = dataSchema.parse(data);
  const shown = isLanguage(language) ? language : brand.defaultLanguage;
  const known = shown in digestTexts ? shown : 'en';
  const told = digestTextsOf(known);
  const time = new Intl.DateTimeFormat(known, { timeStyle: 'short', timeZone });
  const page = origin + canonicalPath(brand, shown, paths.digest);
  const stop = `${page}#stop=${token}`;
  const parts = partsOf(news, told, time);
  const text = [
    told.heading,
    ...parts.map(([heading, lines]) => [heading, ...lines].join('\n')),
    `${told.open}:\n${page}`,
    `${told.why}\n${told.stop}: ${stop}`,
    brand.name,
  ];
  return {
    subject: told.subject.replace('{{name}}', brand.name),
    text: `${text.join('\n\n')}\n`,
    html: writePage(known, brand, {
      ...{ heading: told.heading, body: '', code: '', lists: parts },
      ...{
        action: told.open,
        link: page,
        otherwise: told.why,
        way: { text: told.stop, link: stop },
      },
    }),
  };
}
