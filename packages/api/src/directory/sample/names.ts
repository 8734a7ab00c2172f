import { type Chance, pick } from './random.ts'

// Two halves of an invented place and a trade: no real company is called that.
const firsts = words(`Brindle Quill Thistle Wobble Pebble Fennel Marzi Snick Tumble Bramble Fiddle Crumple Gossa Hobber Jangle Kettle
  Lumber Mossle Nettle Oddle Pickle Quibble Ruffle Scribble Tinkle Umber Vexle Whistle Yonder Zephle Acorny Bumble Candle Dapple Ember
  Feather Gingle Hazle Inkle Juniper Knuckle Lantern Muddle Noodle Otter Puddle Rambler Saffle Truffle Wicker`)
const seconds = words(`wick moor fen combe thorpe mere holm garth beck croft stoke leigh burrow hythe ness shaw toft wold dene firth
  gate haven hurst lathe marsh nook pike quay ridge stead`)
const trades = `Dental|Foundry|Dairy|Logistics|Bakery|Software|Roofing|Textiles|Clinic|Brewing|Printing|Machining|Nursery|Freight|Optics
Plumbing|Insurance Brokers|Hospital|Law Group|Architects|Paper Mill|Ceramics|Robotics|Orchards|Pharmacy|Trucking|Staffing|Furniture
Electric|Veterinary Care|Glassworks|Seafood|Consulting|Books|Aviation Parts|Shipyard|Credit Bureau|Waterworks|Toy Company|Instruments
Laboratories|Radio|Hotels|Grocers|Packaging|Surveyors|School Supply|Fasteners|Solar|Home Care`
  .split(/[|\n]/)
  .map((trade) => trade.trim())
const additions = ['', '', '', '', '', '', ' of Lower Reach', ' & Daughters', ' West', ' East', ' Brothers', ' International']
const suffixes = [' Inc', ', Inc.', ' LLC', ' LLC', ' Corp', ' Co', ' Corporation', ' LP', '', ' Ltd']
const recordKeeperKinds = ['Retirement Services', 'Recordkeeping', 'Plan Trust', 'Pension Administrators', 'Savings Group']
const recordKeeperCount = 48

/** Places that there are not, in states that there are, with the beginnings of their ZIP codes. */
const places =
  `AL 350|AZ 850|CA 902|CA 941|CO 802|CT 061|FL 331|GA 303|IA 503|IL 606|IN 462|KS 672|KY 402|LA 701|MA 021|MD 212|ME 041|MI 482
MN 554|MO 631|NC 282|NE 681|NH 031|NJ 071|NM 871|NV 891|NY 100|OH 441|OK 731|OR 972|PA 191|SC 292|TN 372|TX 770|UT 841|VA 232|WA 981|WI 532`
    .split(/[|\n]/)
    .map((place) => ({ state: place.slice(0, 2), zip: place.slice(3) }))

export function companyName(chance: Chance): string {
  return `${pick(chance, firsts)}${pick(chance, seconds)} ${pick(chance, trades)}${pick(chance, additions)}${pick(chance, suffixes)}`
}

export function placeName(chance: Chance): { readonly city: string; readonly state: string; readonly zip: string } {
  const { state, zip } = pick(chance, places)
  const digits = String(Math.floor(chance() * 100)).padStart(2, '0')
  return { city: `${pick(chance, firsts)}${pick(chance, seconds)}`, state, zip: `${zip}${digits}` }
}

/** Those who keep records: made up like the rest, always the same. */
export const recordKeeperNames: readonly string[] = Array.from({ length: recordKeeperCount }, (_none, index) => {
  const [first = '', second = ''] = [firsts[(index * 7 + 3) % firsts.length], seconds[(index * 11 + 5) % seconds.length]]
  return `${first}${second} ${recordKeeperKinds[index % recordKeeperKinds.length] ?? ''}`
})

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
