/** What a competition's category is known by: a country, a nation of the United Kingdom, or a part of the world. */
interface Category {
  name: string;
  slug: string;
  /** ISO 3166-1 alpha-2 in lower case, or `gb-eng` and the like. */
  countryCode: string | null;
}

/** UN M49 codes of the areas that competitions span; `Intl` knows their names in every language. */
const areas: Record<string, string> = {
  world: '001',
  international: '001',
  africa: '002',
  'north-america': '003',
  'south-america': '005',
  oceania: '009',
  asia: '142',
  europe: '150',
};

/** Names that `Intl` has no region for, or that browsers leave out of it, where they differ from the English one. */
const own: Record<string, Record<string, string>> = {
  '001': { es: 'Mundo', pt: 'Mundo', he: 'עולם', zh: '世界', ur: 'دنیا' },
  '150': { es: 'Europa', pt: 'Europa', he: 'אירופה', zh: '欧洲', ur: 'یورپ' },
  'gb-eng': { es: 'Inglaterra', pt: 'Inglaterra', he: 'אנגליה', zh: '英格兰', ur: 'انگلینڈ' },
  'gb-sct': { es: 'Escocia', pt: 'Escócia', he: 'סקוטלנד', zh: '苏格兰', ur: 'اسکاٹ لینڈ' },
  'gb-wls': { es: 'Gales', pt: 'País de Gales', he: 'ויילס', zh: '威尔士', ur: 'ویلز' },
  'gb-nir': {
    es: 'Irlanda del Norte',
    pt: 'Irlanda do Norte',
    he: 'צפון אירלנד',
    zh: '北爱尔兰',
    ur: 'شمالی آئرلینڈ',
  },
};

const names = new Map<string, Intl.DisplayNames>();

function regionNames(locale: string): Intl.DisplayNames {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames([locale, 'en'], { type: 'region', fallback: 'none' });
  names.set(locale, made);
  return made;
}

/** A category's name in a language (BCP-47), or the name it came with where the language has none for it. */
export function categoryName({ name, slug, countryCode }: Category, locale: string): string {
  const region = countryCode ?? areas[slug];
  if (!region) return name;
  const known = own[region]?.[locale.split('-')[0]!];
  if (known) return known;
  return region.includes('-') ? name : (regionNames(locale).of(region.toUpperCase()) ?? name);
}
