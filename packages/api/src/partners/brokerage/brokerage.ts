import type { BrokerageAccountType } from '@app/schemas/rules/money/contribution-limits'
import type { DistributionType } from '@app/schemas/rules/money/distributions'
import type { BeneficiaryRank } from '@app/schemas/rules/people/beneficiaries'
import { z } from 'zod'
import type { WebhookSource } from '../webhooks/webhooks.ts'

/** What has changed, by the partner's names. The current state is requested. */
export const brokerageNews = z.object({ account: z.string(), transfer: z.string().optional() })

/** What a brokerage may want to see before it opens an account. */
export const brokerageDocuments = ['photo-id', 'address-statement', 'tax-card', 'selfie'] as const
export type BrokerageDocument = (typeof brokerageDocuments)[number]

/** What the partner says; that it cannot be reached, and then it may or may not have heard us; or that it will not, and why, as a code. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'unavailable' }
  | { readonly ok: false; readonly why: 'refused'; readonly reason: string }

type PartnerAccountState = 'SUBMITTED' | 'ACTION_REQUIRED' | 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'REJECTED' | 'CLOSED'

/** Paper mail of the partner that came back from the address that we gave it. */
export type ReturnedMail = { readonly id: string; readonly what: 'statement' | 'tax-form' | 'letter' | 'check'; readonly on: string }

export type PartnerAccount = {
  readonly id: string
  /** Once it has one. */
  readonly number: string | null
  readonly state: PartnerAccountState
  readonly asked: readonly BrokerageDocument[]
  /** The last that came back, if any did. */
  readonly returnedMail?: ReturnedMail
}

type Band = { readonly from: number; readonly to?: number }

/** What a broker has to know to judge what fits a person, and whom they are close to. Each is left out where they gave no answer. */
export type Investor = {
  readonly maritalStatus?: 'single' | 'married' | 'widowed'
  readonly spouseBirthDate?: string
  readonly netWorth?: Band
  readonly taxBracketPercent?: number
  readonly experience?: 'none' | 'limited' | 'good' | 'extensive'
  readonly riskTolerance?: 'low' | 'medium' | 'high'
  readonly goal?: 'preserve' | 'income' | 'balanced' | 'growth'
  readonly retirementAge?: number
  readonly liquidityNeeds?: 'within-2-years' | '2-to-5-years' | '5-to-10-years' | 'after-10-years'
  /** The traded companies that they control, by symbol. */
  readonly controls?: readonly string[]
  /** Who holds the political office, and which. */
  readonly office?: { readonly heldBy?: string; readonly organization?: string }
  readonly finraFirm?: string
  readonly beneficiaries?: readonly PartnerBeneficiary[]
}

/** Who gets which part of the money when they die. */
export type PartnerBeneficiary = {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate?: string
  /** Left out where they didn’t say. */
  readonly isSpouse?: boolean
  readonly rank: BeneficiaryRank
  /** A whole percent; within a rank they add up to 100. */
  readonly sharePercent: number
}

/** Who wants which account: what the law makes a broker ask. */
export type Application = {
  /** Ours. The same one opens the same account. */
  readonly reference: string
  readonly accountType: BrokerageAccountType
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly streetAddress: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly birthDate: string
  readonly ssn: string
  /** Two letters. */
  readonly citizenOf: string
  readonly isPermanentResident: boolean
  readonly employmentStatus: 'employed' | 'self-employed' | 'unemployed' | 'retired' | 'student'
  readonly employerName?: string
  readonly jobTitle?: string
  /** In dollars; no upper end for the highest band. */
  readonly income?: Band
  readonly liquidNetWorth?: Band
  readonly isControlPerson: boolean
  readonly isFinraAffiliated: boolean
  readonly isPoliticallyExposed: boolean
  readonly investor: Investor
  readonly trustedContact?: { readonly firstName: string; readonly lastName: string; readonly email?: string; readonly phone?: string }
  readonly consent: { readonly at: Date; readonly address: string; readonly version: string }
}

/** The bank account that money comes from and goes to, in whichever way its domain may hand it on. */
export type BankReference = {
  readonly id: string
  readonly name: string
  readonly funding:
    | { readonly kind: 'processor-token'; readonly token: string }
    | {
        readonly kind: 'numbers'
        readonly owner: string
        readonly accountNumber: string
        readonly routingNumber: string
        readonly accountKind: 'CHECKING' | 'SAVINGS'
      }
}

export type TransferAsked = {
  /** Ours. The same one moves money once. */
  readonly reference: string
  readonly accountId: string
  readonly accountType: BrokerageAccountType
  readonly amountCents: number
  readonly bank: BankReference
  readonly purpose:
    | { readonly direction: 'IN'; readonly taxYear: number | null }
    | {
        readonly direction: 'OUT'
        readonly reason: DistributionType
        readonly withholdingPercent: number
        readonly stateWithholdingPercent: number
      }
    /** A plan pays out a loan, whose fee goes to us, or is paid back. Neither is a distribution or a contribution. */
    | { readonly direction: 'IN' | 'OUT'; readonly loanFeeCents: number }
  /** Only when it was sent before and the answer was lost. */
  readonly again?: Again
}

/** Since when a request may have been heard, and what of the account is known to be something else. */
export type Again = { readonly since: Date; readonly known: readonly string[] }

/** What was asked for before, without an answer, and is not wanted any more if it moved nothing. */
export type Unanswered = {
  readonly reference: string
  /** Of what goes from one account to another, the one that it leaves. */
  readonly accountId: string
  readonly amountCents: number
  readonly direction: 'IN' | 'OUT'
  readonly again: Again
}

/** A check or wire of an old plan that is to come, as a rollover contribution. */
type RolloverExpected = {
  /** Ours. The same one is expected once. */
  readonly reference: string
  readonly accountId: string
  readonly accountType: BrokerageAccountType
  readonly amountCents: number
  readonly way: 'check' | 'wire'
  readonly payer: string
}

/** A contribution that is changed to the other kind of IRA. It goes straight from one account of a person to another, and both are told to the tax office. */
type RecharacterizationAsked = {
  /** Ours. The same one moves money once. */
  readonly reference: string
  readonly fromAccountId: string
  readonly toAccountId: string
  /** With what it has earned or lost. */
  readonly amountCents: number
  /** The year that it was put in for. */
  readonly taxYear: number
}

export type PartnerTransfer = {
  readonly id: string
  readonly state: 'SENT' | 'SETTLED' | 'RETURNED' | 'REFUSED'
  /** Why it came back or was refused: R01 and the like. */
  readonly reason: string | null
  /** When it came to that. */
  readonly at: Date
  /** What came, if that may differ from what was announced. */
  readonly amountCents?: number
}

type Position = { readonly symbol: string; readonly units: string; readonly valueCents: number }

/** What the partner's own books say. Money that has arrived counts, also when it is not given out yet. */
export type PartnerMoney = { readonly cashCents: number; readonly positions: readonly Position[] }

type PartnerFile = { readonly document: BrokerageDocument; readonly mediaType: string; readonly bytes: Uint8Array }

/** The company that holds the accounts. Nothing throws: what cannot be reached says so, and asking again is safe. */
export type Brokerage = {
  readonly name: 'sandbox' | 'alpaca'
  readonly openAccount: (application: Application, isAgain: boolean) => Promise<Reply<PartnerAccount>>
  readonly findAccount: (accountId: string) => Promise<Reply<PartnerAccount>>
  /** The whole list, in the place of the one before. */
  readonly nameBeneficiaries: (accountId: string, people: readonly PartnerBeneficiary[]) => Promise<Reply<true>>
  readonly sendFile: (accountId: string, file: PartnerFile) => Promise<Reply<true>>
  readonly moveMoney: (asked: TransferAsked) => Promise<Reply<PartnerTransfer>>
  /** Answers as of any transfer: SENT until it comes. */
  readonly expectRollover: (expected: RolloverExpected) => Promise<Reply<PartnerTransfer>>
  /** Answers as of any transfer, of the account that it leaves. */
  readonly recharacterize: (asked: RecharacterizationAsked) => Promise<Reply<PartnerTransfer>>
  /** What became of such a request; undefined where it moved nothing. */
  readonly findUnanswered: (asked: Unanswered) => Promise<Reply<PartnerTransfer | undefined>>
  readonly findTransfer: (accountId: string, transferId: string) => Promise<Reply<PartnerTransfer>>
  readonly moneyOf: (accountId: string) => Promise<Reply<PartnerMoney>>
  /** Its messages. A partner that sends none signs none. */
  readonly verify: WebhookSource['verify']
}

export const unavailable = { ok: false, why: 'unavailable' } as const

export function replied<Value>(value: Value): Reply<Value> {
  return { ok: true, value }
}

export function refused(reason: string) {
  return { ok: false, why: 'refused', reason } as const
}
