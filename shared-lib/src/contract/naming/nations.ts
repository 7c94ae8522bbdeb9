import { firstItem } from '../lists';

/** National teams with country code and English name: `es Spain`. */
const table = `
  af Afghanistan, al Albania, dz Algeria, as American Samoa, ad Andorra, ao Angola, ai Anguilla,
  ag Antigua & Barbuda, ar Argentina, am Armenia, aw Aruba, au Australia, at Austria, az Azerbaijan, bs Bahamas,
  bh Bahrain, bd Bangladesh, bb Barbados, by Belarus, be Belgium, bz Belize, bj Benin, bm Bermuda, bt Bhutan,
  bo Bolivia, ba Bosnia & Herzegovina, ba Bosnia-Herzegovina, bw Botswana, br Brazil, vg British Virgin Islands,
  bn Brunei, bn Brunei Darussalam, bg Bulgaria, bf Burkina Faso, bi Burundi, kh Cambodia, cm Cameroon, ca Canada,
  cv Cape Verde, cv Cape Verde Islands, cv Cabo Verde, ky Cayman Islands, cf Central African Republic, td Chad,
  cl Chile, cn China, cn China PR, tw Chinese Taipei, tw Taiwan, co Colombia, km Comoros, cg Congo,
  cg Congo - Brazzaville, cg Republic of the Congo, cd Congo - Kinshasa, cd Congo DR, cd DR Congo,
  cd Democratic Republic of the Congo, cd Zaire, ck Cook Islands, cr Costa Rica, hr Croatia, cu Cuba, cw Curaçao,
  cw Curacao, cy Cyprus, cz Czech Republic, cz Czechia, dk Denmark, dj Djibouti, dm Dominica, do Dominican Republic,
  ec Ecuador, eg Egypt, sv El Salvador, gb-eng England, gq Equatorial Guinea, er Eritrea, ee Estonia, sz Eswatini,
  sz Swaziland, et Ethiopia, fo Faroe Islands, fj Fiji, fi Finland, fr France, ga Gabon, gm Gambia, gm The Gambia,
  ge Georgia, de Germany, gh Ghana, gi Gibraltar, gr Greece, gd Grenada, gu Guam, gt Guatemala, gn Guinea,
  gw Guinea-Bissau, gy Guyana, ht Haiti, hn Honduras, hk Hong Kong, hu Hungary, is Iceland, in India, id Indonesia,
  ir Iran, ir IR Iran, iq Iraq, ie Ireland, ie Republic of Ireland, ie Rep. Of Ireland, il Israel, it Italy,
  ci Ivory Coast, ci Côte d’Ivoire, ci Côte d'Ivoire, ci Cote d'Ivoire, jm Jamaica, jp Japan, jo Jordan,
  kz Kazakhstan, ke Kenya, xk Kosovo, kw Kuwait, kg Kyrgyzstan, kg Kyrgyz Republic, la Laos, lv Latvia, lb Lebanon,
  ls Lesotho, lr Liberia, ly Libya, li Liechtenstein, lt Lithuania, lu Luxembourg, mo Macau, mo Macao, mg Madagascar,
  mw Malawi, my Malaysia, mv Maldives, ml Mali, mt Malta, mr Mauritania, mu Mauritius, mx Mexico, md Moldova,
  mn Mongolia, me Montenegro, ms Montserrat, ma Morocco, mz Mozambique, mm Myanmar, mm Burma, na Namibia, np Nepal,
  nl Netherlands, nl Holland, nc New Caledonia, nz New Zealand, ni Nicaragua, ne Niger, ng Nigeria, kp North Korea,
  kp Korea DPR, mk North Macedonia, mk FYR Macedonia, mk Macedonia, gb-nir Northern Ireland, no Norway, om Oman,
  pk Pakistan, ps Palestine, pa Panama, pg Papua New Guinea, py Paraguay, pe Peru, ph Philippines, pl Poland,
  pt Portugal, pr Puerto Rico, qa Qatar, ro Romania, ru Russia, rw Rwanda, kn Saint Kitts & Nevis,
  kn St. Kitts & Nevis, lc Saint Lucia, lc St. Lucia, vc Saint Vincent & the Grenadines,
  vc St. Vincent & the Grenadines, vc St. Vincent / Grenadines, ws Samoa, sm San Marino, sa Saudi Arabia,
  gb-sct Scotland, sn Senegal, rs Serbia, sc Seychelles, sl Sierra Leone, sg Singapore, sk Slovakia, si Slovenia,
  sb Solomon Islands, so Somalia, za South Africa, kr South Korea, kr Korea Republic, ss South Sudan, es Spain,
  lk Sri Lanka, sd Sudan, sr Suriname, se Sweden, ch Switzerland, sy Syria, st São Tomé & Príncipe,
  st Sao Tome & Principe, pf-tahiti Tahiti, tj Tajikistan, tz Tanzania, th Thailand, tl Timor-Leste, tl East Timor,
  tg Togo, to Tonga, tt Trinidad & Tobago, tn Tunisia, tr Turkey, tr Türkiye, tr Turkiye, tm Turkmenistan,
  tc Turks & Caicos Islands, ug Uganda, ua Ukraine, ae United Arab Emirates, us USA, us United States, uy Uruguay,
  vi US Virgin Islands, vi U.S. Virgin Islands, uz Uzbekistan, vu Vanuatu, ve Venezuela, vn Vietnam, vn Viet Nam,
  gb-wls Wales, ye Yemen, zm Zambia, zw Zimbabwe`;

/** ISO 3166-1 alpha-2 in lower case, or a code like `gb-eng`, by a national team’s English name. */
export const nations: Record<string, string> = Object.fromEntries(
  table
    .split(',')
    .map((each) => each.trim())
    .flatMap((each) => {
      const code = firstItem(each.split(' '));
      const name = each.slice(code.length + 1);
      return [name, name.replace(' & ', ' and ')].map((called) => [called, code]);
    }),
);
