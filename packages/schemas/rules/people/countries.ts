import { bad, type Checked, good } from '../answers/checked.ts'

/**
 * The countries and territories of ISO 3166-1, and Kosovo, whose letters passports use without it. Written out: names that a machine
 * makes by itself differ from one version of it to the next, and an answer has to stay in the list.
 */
const list = `
  AD Andorra; AE United Arab Emirates; AF Afghanistan; AG Antigua and Barbuda; AI Anguilla; AL Albania; AM Armenia; AO Angola;
  AQ Antarctica; AR Argentina; AS American Samoa; AT Austria; AU Australia; AW Aruba; AX Åland Islands; AZ Azerbaijan;
  BA Bosnia and Herzegovina; BB Barbados; BD Bangladesh; BE Belgium; BF Burkina Faso; BG Bulgaria; BH Bahrain; BI Burundi; BJ Benin;
  BL St. Barthélemy; BM Bermuda; BN Brunei; BO Bolivia; BQ Caribbean Netherlands; BR Brazil; BS Bahamas; BT Bhutan; BV Bouvet Island;
  BW Botswana; BY Belarus; BZ Belize; CA Canada; CC Cocos Islands; CD Democratic Republic of the Congo; CF Central African Republic;
  CG Republic of the Congo; CH Switzerland; CI Côte d’Ivoire; CK Cook Islands; CL Chile; CM Cameroon; CN China; CO Colombia;
  CR Costa Rica; CU Cuba; CV Cape Verde; CW Curaçao; CX Christmas Island; CY Cyprus; CZ Czechia; DE Germany; DJ Djibouti; DK Denmark;
  DM Dominica; DO Dominican Republic; DZ Algeria; EC Ecuador; EE Estonia; EG Egypt; EH Western Sahara; ER Eritrea; ES Spain;
  ET Ethiopia; FI Finland; FJ Fiji; FK Falkland Islands; FM Micronesia; FO Faroe Islands; FR France; GA Gabon; GB United Kingdom;
  GD Grenada; GE Georgia; GF French Guiana; GG Guernsey; GH Ghana; GI Gibraltar; GL Greenland; GM Gambia; GN Guinea; GP Guadeloupe;
  GQ Equatorial Guinea; GR Greece; GS South Georgia and the South Sandwich Islands; GT Guatemala; GU Guam; GW Guinea-Bissau;
  GY Guyana; HK Hong Kong; HM Heard and McDonald Islands; HN Honduras; HR Croatia; HT Haiti; HU Hungary; ID Indonesia; IE Ireland;
  IL Israel; IM Isle of Man; IN India; IO British Indian Ocean Territory; IQ Iraq; IR Iran; IS Iceland; IT Italy; JE Jersey;
  JM Jamaica; JO Jordan; JP Japan; KE Kenya; KG Kyrgyzstan; KH Cambodia; KI Kiribati; KM Comoros; KN St. Kitts and Nevis;
  KP North Korea; KR South Korea; KW Kuwait; KY Cayman Islands; KZ Kazakhstan; LA Laos; LB Lebanon; LC St. Lucia; LI Liechtenstein;
  LK Sri Lanka; LR Liberia; LS Lesotho; LT Lithuania; LU Luxembourg; LV Latvia; LY Libya; MA Morocco; MC Monaco; MD Moldova;
  ME Montenegro; MF St. Martin; MG Madagascar; MH Marshall Islands; MK North Macedonia; ML Mali; MM Myanmar; MN Mongolia; MO Macao;
  MP Northern Mariana Islands; MQ Martinique; MR Mauritania; MS Montserrat; MT Malta; MU Mauritius; MV Maldives; MW Malawi;
  MX Mexico; MY Malaysia; MZ Mozambique; NA Namibia; NC New Caledonia; NE Niger; NF Norfolk Island; NG Nigeria; NI Nicaragua;
  NL Netherlands; NO Norway; NP Nepal; NR Nauru; NU Niue; NZ New Zealand; OM Oman; PA Panama; PE Peru; PF French Polynesia;
  PG Papua New Guinea; PH Philippines; PK Pakistan; PL Poland; PM St. Pierre and Miquelon; PN Pitcairn Islands; PR Puerto Rico;
  PS Palestine; PT Portugal; PW Palau; PY Paraguay; QA Qatar; RE Réunion; RO Romania; RS Serbia; RU Russia; RW Rwanda;
  SA Saudi Arabia; SB Solomon Islands; SC Seychelles; SD Sudan; SE Sweden; SG Singapore; SH St. Helena; SI Slovenia;
  SJ Svalbard and Jan Mayen; SK Slovakia; SL Sierra Leone; SM San Marino; SN Senegal; SO Somalia; SR Suriname; SS South Sudan;
  ST São Tomé and Príncipe; SV El Salvador; SX Sint Maarten; SY Syria; SZ Eswatini; TC Turks and Caicos Islands; TD Chad;
  TF French Southern Territories; TG Togo; TH Thailand; TJ Tajikistan; TK Tokelau; TL Timor-Leste; TM Turkmenistan; TN Tunisia;
  TO Tonga; TR Türkiye; TT Trinidad and Tobago; TV Tuvalu; TW Taiwan; TZ Tanzania; UA Ukraine; UG Uganda; UM U.S. Outlying Islands;
  US United States; UY Uruguay; UZ Uzbekistan; VA Vatican City; VC St. Vincent and the Grenadines; VE Venezuela;
  VG British Virgin Islands; VI U.S. Virgin Islands; VN Vietnam; VU Vanuatu; WF Wallis and Futuna; WS Samoa; XK Kosovo; YE Yemen;
  YT Mayotte; ZA South Africa; ZM Zambia; ZW Zimbabwe
`

/** Names by which people look for a country that now has another. */
const otherNames: Readonly<Record<string, string>> = {
  america: 'US',
  'united states of america': 'US',
  usa: 'US',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uk: 'GB',
  turkey: 'TR',
  burma: 'MM',
  'czech republic': 'CZ',
  swaziland: 'SZ',
  macedonia: 'MK',
  'ivory coast': 'CI',
  'cabo verde': 'CV',
  'east timor': 'TL',
  'republic of korea': 'KR',
  'the netherlands': 'NL',
  holland: 'NL',
  'congo kinshasa': 'CD',
  'congo brazzaville': 'CG',
  'the bahamas': 'BS',
  'the gambia': 'GM',
  'holy see': 'VA',
}

/** Every country by its two letters, and its name in English. */
export const countries: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/;\s+/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
)

const codes: ReadonlyMap<string, string> = new Map([...countries].map(([code, name]) => [plain(name), code]))

const ownCountry = 'United States'

/** In the order in which people look for theirs. Only those are asked who have said that they are no citizens of the United States. */
export const countryNames: readonly string[] = [...countries.values()]
  .filter((name) => name !== ownCountry)
  .sort((one, other) => one.localeCompare(other, 'en'))

/** Another country than the United States is sent by its name in English. Its two letters, other spellings and names of before lead to that name. */
export function toSentCountry(typed: string): Checked<string, 'required' | 'unknown'> {
  if (typed.trim() === '') return bad('required')
  const name = countries.get(countryCode(typed) ?? '')
  return name === undefined || name === ownCountry ? bad('unknown') : good(name)
}

/** The two letters of a country. */
export function countryCode(typed: string): string | undefined {
  const text = plain(typed)
  const letters = text.toUpperCase()
  return countries.has(letters) ? letters : (codes.get(text) ?? (Object.hasOwn(otherNames, text) ? otherNames[text] : undefined))
}

/** Without accents, signs and capitals: “Cote d'Ivoire” and “Côte d’Ivoire” are one. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/^\s*saint\b/, 'st')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
