import { expect, it } from 'vitest'
import { isKeeperMeant, shortKeeperName, withShortKeeperNames } from './record-keeper-names.ts'

/** As filings have them, and after the colon what people type. */
const lines = `
FIDELITY INVESTMENTS INSTITUTIONAL OPERATIONS COMPANY LLC = Fidelity: fidelity; Fidelity Investments; fidel; fmr
FIDELITY WORKPLACE SERVICES LLC = Fidelity: fidelity; netbenefits fidelity
THE VANGUARD GROUP, INC. = Vanguard: vanguard; the vanguard
VANGUARD FIDUCIARY TRUST COMPANY = Vanguard: vanguard; Vangu
T. ROWE PRICE RETIREMENT PLAN SERVICES, INC. = T. Rowe Price: t rowe; T. Rowe; trowe; t.rowe price; rowe price
EMPOWER ANNUITY INSURANCE COMPANY OF AMERICA = Empower: empower; great west
GREAT-WEST LIFE & ANNUITY INSURANCE COMPANY = Empower: empower; Great-West; greatwest
TEACHERS INSURANCE AND ANNUITY ASSOCIATION OF AMERICA = TIAA: tiaa; teachers insurance
TIAA-CREF = TIAA: tiaa; tiaa cref
CHARLES SCHWAB TRUST BANK = Charles Schwab: schwab; charles schwab
SCHWAB RETIREMENT PLAN SERVICES, INC. = Charles Schwab: schwab; Charles Schwab
PRINCIPAL LIFE INSURANCE COMPANY = Principal: principal; Wells Fargo institutional
VOYA INSTITUTIONAL PLAN SERVICES, LLC = Voya: voya; ing life; ING
RELIASTAR LIFE INSURANCE COMPANY = Voya: voya; reliastar
AUTOMATIC DATA PROCESSING, INC. = ADP: adp; automatic data
ADP, INC. = ADP: adp
JOHN HANCOCK LIFE INSURANCE COMPANY (USA) = John Hancock: john hancock; hancock; manulife
MERRILL LYNCH, PIERCE, FENNER & SMITH INC. = Merrill Lynch: merrill; merrill lynch
MASSACHUSETTS MUTUAL LIFE INSURANCE COMPANY = MassMutual: massmutual; mass mutual
TRANSAMERICA RETIREMENT SOLUTIONS LLC = Transamerica: transamerica; trans america
LINCOLN NATIONAL LIFE INSURANCE CO = Lincoln Financial: lincoln; lincoln financial
NATIONWIDE TRUST COMPANY FSB = Nationwide: nationwide; nation wide
PRUDENTIAL INSURANCE COMPANY OF AMERICA = Prudential: prudential; pruden
PAYCHEX, INC. = Paychex: paychex
AON HEWITT = Alight: alight; hewitt
VARIABLE ANNUITY LIFE INSURANCE COMPANY = Corebridge: valic; corebridge; aig retirement
`
const cases = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [, filed = '', short = '', typed = ''] = /^(.*) = (.*): (.*)$/.exec(line) ?? []
    return { filed, short, typed: typed.split('; ') }
  })

it('record keepers are found by the names that people use, whatever a filing calls them, 95 of 100', () => {
  const all = cases.flatMap(({ filed, typed }) => typed.map((text) => ({ filed, text })))
  const missed = all.filter(({ filed, text }) => !isKeeperMeant(text, filed)).map(({ filed, text }) => `${text} (${filed})`)
  expect(1 - missed.length / all.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

it('a name of a filing has the short name that people use', () => {
  for (const { filed, short } of cases.filter(({ short: wanted }) => wanted !== '')) expect(shortKeeperName(filed), filed).toBe(short)
})

it('a name that only begins alike is another company', () => {
  expect(shortKeeperName('Adpoint Services')).toBeUndefined()
  expect(shortKeeperName('Ingersoll Benefits')).toBeUndefined()
  expect(isKeeperMeant('vanguard', 'FIDELITY WORKPLACE SERVICES LLC')).toBe(false)
  expect(shortKeeperName('Wells Fargo Bank NA')).toBe('Wells Fargo')
  expect(shortKeeperName('Wells Fargo Institutional Retirement and Trust')).toBe('Principal')
})

it('lists have the short name beside the filed one, once', () => {
  expect(withShortKeeperNames(['FIDELITY WORKPLACE SERVICES LLC', 'Fidelity Investments', 'Knuckleholm'])).toEqual([
    'FIDELITY WORKPLACE SERVICES LLC',
    'Fidelity Investments',
    'Knuckleholm',
    'Fidelity',
  ])
})
