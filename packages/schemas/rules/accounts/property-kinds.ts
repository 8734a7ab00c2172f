import type { Language, Words } from '../../language.ts'

type Kinds = Readonly<Record<KindCode, string>>
type Families = Readonly<Record<FamilyCode, string>>

type KindCode =
  | 'AC01'
  | 'AC02'
  | 'AC03'
  | 'CK01'
  | 'CK02'
  | 'IR01'
  | 'IR02'
  | 'IR03'
  | 'IR05'
  | 'IR06'
  | 'IR07'
  | 'MS01'
  | 'MS14'
  | 'SC01'
  | 'UT01'
type FamilyCode = 'AC' | 'CK' | 'CS' | 'CT' | 'HS' | 'IN' | 'IR' | 'MI' | 'MS' | 'SC' | 'SD' | 'TR' | 'UT'

/** The kinds of the reports to states (NAUPA codes) that people meet most. All others are known by how their code begins. */
const kinds: Words<Kinds> = {
  en: {
    AC01: 'a checking account',
    AC02: 'a savings account',
    AC03: 'a certificate of deposit',
    CK01: 'a cashier’s check',
    CK02: 'a certified check',
    IR01: 'cash in a traditional IRA',
    IR02: 'funds in a traditional IRA',
    IR03: 'securities in a traditional IRA',
    IR05: 'cash in a Roth IRA',
    IR06: 'funds in a Roth IRA',
    IR07: 'securities in a Roth IRA',
    MS01: 'wages or salary',
    MS14: 'a pension or profit sharing plan',
    SC01: 'dividends',
    UT01: 'a deposit with a utility',
  },
  es: {
    AC01: 'una cuenta corriente',
    AC02: 'una cuenta de ahorros',
    AC03: 'un certificado de depósito',
    CK01: 'un cheque de caja',
    CK02: 'un cheque certificado',
    IR01: 'efectivo en una IRA tradicional',
    IR02: 'fondos en una IRA tradicional',
    IR03: 'valores en una IRA tradicional',
    IR05: 'efectivo en una IRA Roth',
    IR06: 'fondos en una IRA Roth',
    IR07: 'valores en una IRA Roth',
    MS01: 'un salario o sueldo',
    MS14: 'un plan de pensión o de participación en las ganancias',
    SC01: 'dividendos',
    UT01: 'un depósito en una empresa de servicios públicos',
  },
}

const families: Words<Families> = {
  en: {
    AC: 'an account at a bank',
    CK: 'a check that wasn’t cashed',
    CS: 'an education savings account',
    CT: 'money held by a court or agency',
    HS: 'a health savings account',
    IN: 'an insurance payment',
    IR: 'an individual retirement account',
    MI: 'income from minerals',
    MS: 'a payment, refund or credit',
    SC: 'securities',
    SD: 'the contents of a safe deposit box',
    TR: 'money held in trust',
    UT: 'money from a utility',
  },
  es: {
    AC: 'una cuenta en un banco',
    CK: 'un cheque que no se cobró',
    CS: 'una cuenta de ahorros para la educación',
    CT: 'dinero en manos de un tribunal o una agencia',
    HS: 'una cuenta de ahorros para la salud',
    IN: 'un pago de un seguro',
    IR: 'una cuenta individual de jubilación',
    MI: 'ingresos por minerales',
    MS: 'un pago, reembolso o crédito',
    SC: 'valores',
    SD: 'el contenido de una caja de seguridad',
    TR: 'dinero en fideicomiso',
    UT: 'dinero de una empresa de servicios públicos',
  },
}

const unnamed: Words<string> = { en: 'property of an unnamed kind', es: 'bienes de un tipo que no se dice' }

/** What a state holds, in words. */
export function propertyKind(code: string, language: Language): string {
  const [ofKinds, ofFamilies]: readonly Readonly<Partial<Record<string, string>>>[] = [kinds[language], families[language]]
  return ofKinds?.[code] ?? ofFamilies?.[code.slice(0, 2)] ?? unnamed[language]
}

/** Whether it comes from a retirement account: taxes and sixty days may matter then. */
export function isRetirementProperty(code: string): boolean {
  return code.startsWith('IR') || code === 'MS14'
}
