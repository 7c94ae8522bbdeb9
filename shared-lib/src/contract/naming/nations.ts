import { firstItem } from '../lists';

/** National teams by their English names, each with its country: `es Spain`. */
const table = `
  ad Andorra, ae United Arab Emirates, al Albania, am Armenia, ao Angola, ar Argentina, at Austria,
  au Australia, az Azerbaijan, ba Bosnia & Herzegovina, be Belgium, bf Burkina Faso, bg Bulgaria, bj Benin,
  bo Bolivia, br Brazil, by Belarus, ca Canada, cd Congo - Kinshasa, ch Switzerland, ci Ivory Coast, cl Chile,
  cm Cameroon, cn China, co Colombia, cr Costa Rica, cv Cape Verde, cw Curaçao, cy Cyprus, cz Czech Republic,
  cz Czechia, de Germany, dk Denmark, dz Algeria, ec Ecuador, ee Estonia, eg Egypt, es Spain, fi Finland,
  fo Faroe Islands, fr France, ga Gabon, gb-eng England, gb-nir Northern Ireland, gb-sct Scotland,
  gb-wls Wales, ge Georgia, gh Ghana, gi Gibraltar, gn Guinea, gr Greece, gt Guatemala, gw Guinea-Bissau,
  hn Honduras, hr Croatia, hu Hungary, id Indonesia, ie Ireland, il Israel, in India, iq Iraq, ir Iran,
  is Iceland, it Italy, jm Jamaica, jo Jordan, jp Japan, ke Kenya, kp North Korea, kr South Korea,
  kz Kazakhstan, li Liechtenstein, lt Lithuania, lu Luxembourg, lv Latvia, ma Morocco, md Moldova,
  me Montenegro, mk North Macedonia, ml Mali, mt Malta, mx Mexico, my Malaysia, ne Niger, ng Nigeria,
  nl Netherlands, no Norway, nz New Zealand, om Oman, pa Panama, pe Peru, ph Philippines, pl Poland,
  pt Portugal, py Paraguay, qa Qatar, ro Romania, rs Serbia, ru Russia, sa Saudi Arabia, se Sweden,
  si Slovenia, sk Slovakia, sn Senegal, sv El Salvador, tg Togo, th Thailand, tn Tunisia, tr Turkey,
  tt Trinidad & Tobago, ua Ukraine, ug Uganda, us USA, uy Uruguay, uz Uzbekistan, ve Venezuela, vn Vietnam,
  xk Kosovo, za South Africa, zm Zambia`;

/** ISO 3166-1 alpha-2 in lower case, or `gb-eng` and the like, by a national team’s name. */
export const nations: Record<string, string> = Object.fromEntries(
  table
    .split(',')
    .map((each) => each.trim())
    .map((each) => [each.replace(/^\S+ /, ''), firstItem(each.split(' '))]),
);
