import { type Chance, pick } from './random.ts'

// Invented towns and families, and trades that everybody knows: the names read like companies, and none of them is one.
const townBeginnings = words(`Ald Amber Ash Barrow Bell Black Bram Bright Brook Cal Carring Castle Cedar Chal Clear Corn Cran Dar Dun East
  Eddis Ellin Fair Fal Farn Glen Grant Green Hal Harrow Hart Haver Hazel Hol Kings Kirk Lang Lark Lin Long Mar Marsh Mel Mill Nor Oak
  Pem Pine Quin Raven Red Ridge Rock Rother Sand Shel Silver Stan Stone Strat Summer Thorn Toll Tren Wake Wal West Whit Wil Win Wood`)
const townEndings = words(`borough bridge brook bury by combe cott crest croft dale den field ford gate grove ham haven hurst leigh ley
  mere mont more port ridge shire side stead stone ton vale view ville wick worth`)
const families =
  words(`Abernathy Adeyemi Albrecht Alvarado Amundsen Aquino Baptiste Beaumont Bergstrom Blackwood Bouchard Brannigan Calloway
  Castellano Chaudhry Christensen Dabrowski Delacroix Delgado Donnelly Eriksen Escobedo Fairbanks Fitzgerald Fontaine Gallagher Goldstein
  Gutierrez Halvorsen Hargrove Hashimoto Iverson Jaworski Kapoor Kowalczyk Lindqvist Lombardi MacAllister Marchetti Montgomery Nakamura
  Novak Obrien Okafor Oyelaran Pellegrino Petrov Quintero Ramirez Rasmussen Rosenberg Santangelo Schneider Sorensen Szymanski Takahashi
  Thibodeaux Vandermeer Villanueva Weatherby Whitaker Yamamoto Zielinski`)
const trades =
  lines(`Manufacturing|Dental Associates|Foundry|Dairy|Logistics|Bakery|Software|Roofing|Textiles|Family Clinic|Brewing|Printing
Machine Works|Nurseries|Freight Lines|Optical|Plumbing & Heating|Insurance Agency|Community Hospital|Law Group|Architects|Paper Mills
Ceramics|Automation|Orchards|Pharmacy|Trucking|Staffing|Furniture|Electric|Veterinary Hospital|Glass|Seafood|Consulting|Publishing
Aerospace|Shipbuilding|Credit Union|Water Works|Toys|Instruments|Laboratories|Broadcasting|Hotels|Grocers|Packaging|Surveying
School Supply|Fasteners|Solar|Home Health Care|Medical Center|Construction|Engineering|Chemical|Plastics|Steel|Tool & Die|Motors
Restaurant Group|Supermarkets|Department Stores|Savings Bank|Senior Living|University|Charter Schools|Museum|Foods|Farms|Lumber|Energy
Pipeline Services|Security Services|Real Estate Partners|Property Management|Wealth Advisors|Data Systems|Networks|Biosciences|Apparel
Outdoor Supply|Auto Group|Airport Services|Marine|Landscaping|Environmental|Design Studio|Events|Media|Advertising`)
const shops = lines(`Kitchen|Grill|Cafe|Market|Pizza|Tap House|Burger Company|Coffee Roasters|Tire & Auto|Fitness|Cleaners|Pet Clinic
Day Spa|Garden Center|Hardware|Family Dentistry|Urgent Care|Home Store|Outfitters|Movers`)
const additions = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  ' of the Midwest',
  ' & Sons',
  ' West',
  ' Brothers',
  ' International',
  ' Holdings',
  ' Group',
]
const suffixes = [' Inc', ', Inc.', ' LLC', ', LLC', ' Corp', ' Co', ' Corporation', ' LP', '', ' Ltd']
const recordKeeperKinds = ['Retirement Services', 'Recordkeeping', 'Plan Trust', 'Pension Administrators', 'Savings Group']
const recordKeeperCount = 48

/** Places that there are not, in states that there are, with the beginnings of their ZIP codes. */
const places =
  `AL 350|AZ 850|CA 902|CA 941|CO 802|CT 061|FL 331|GA 303|IA 503|IL 606|IN 462|KS 672|KY 402|LA 701|MA 021|MD 212|ME 041|MI 482
MN 554|MO 631|NC 282|NE 681|NH 031|NJ 071|NM 871|NV 891|NY 100|OH 441|OK 731|OR 972|PA 191|SC 292|TN 372|TX 770|UT 841|VA 232|WA 981|WI 532`
    .split(/[|\n]/)
    .map((place) => ({ state: place.slice(0, 2), zip: place.slice(3) }))

export function companyName(chance: Chance): string {
  return `${ownName(chance)} ${pick(chance, trades)}${pick(chance, additions)}${pick(chance, suffixes)}`
}

/** What is written above the entrance, where it is not the name in the filing. */
export function tradeNameOf(chance: Chance): string {
  return `${ownName(chance)} ${pick(chance, shops)}`
}

export function placeName(chance: Chance): { readonly city: string; readonly state: string; readonly zip: string } {
  const { state, zip } = pick(chance, places)
  const digits = String(Math.floor(chance() * 100)).padStart(2, '0')
  return { city: town(chance), state, zip: `${zip}${digits}` }
}

/** Those who keep records: made up like the rest, always the same. */
export const recordKeeperNames: readonly string[] = Array.from({ length: recordKeeperCount }, (_none, index) => {
  const beginning = townBeginnings[(index * 7 + 3) % townBeginnings.length] ?? ''
  const ending = townEndings[(index * 11 + 5) % townEndings.length] ?? ''
  return `${joined(beginning, ending)} ${recordKeeperKinds[index % recordKeeperKinds.length] ?? ''}`
})

function ownName(chance: Chance): string {
  const kind = chance()
  if (kind < 0.55) return town(chance)
  return kind < 0.8 ? pick(chance, families) : `${pick(chance, families)} ${town(chance)}`
}

function town(chance: Chance): string {
  return joined(pick(chance, townBeginnings), pick(chance, townEndings))
}

/** "Brook" and "bridge", but not "Brook" and "brook", nor three letters in a row: "Hallley". */
function joined(beginning: string, ending: string): string {
  if (beginning.toLowerCase() === ending) return `${beginning}ton`
  return beginning.endsWith(ending.charAt(0)) ? `${beginning}${ending.slice(1)}` : `${beginning}${ending}`
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

function lines(text: string): readonly string[] {
  return text.split(/[|\n]/).map((line) => line.trim())
}
