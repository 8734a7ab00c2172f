import { accountContracts } from '@app/schemas/api/accounts/accounts'
import { employerContracts } from '@app/schemas/api/accounts/employers'
import { foundAccountContracts } from '@app/schemas/api/accounts/found-accounts'
import { linkingContracts } from '@app/schemas/api/accounts/linking'
import { rolloverContracts } from '@app/schemas/api/accounts/rollovers'
import { unclaimedContracts } from '@app/schemas/api/accounts/unclaimed'
import { brokerageContracts } from '@app/schemas/api/money/brokerage'
import { loanContracts } from '@app/schemas/api/money/loans'
import { membershipContracts } from '@app/schemas/api/money/memberships'
import { paymentContracts } from '@app/schemas/api/money/payments'
import { portfolioContracts } from '@app/schemas/api/money/portfolios'
import { recharacterizationContracts } from '@app/schemas/api/money/recharacterizations'
import { callContracts } from '@app/schemas/api/people/calls'
import { documentContracts } from '@app/schemas/api/people/documents'
import { personalInformationContracts } from '@app/schemas/api/people/personal-information'
import { questionnaireContracts } from '@app/schemas/api/people/questionnaire'
import { signingContracts } from '@app/schemas/api/people/signing'
import type { demoActs } from '@app/schemas/flow/persona'
import { passportOf } from './passport.ts'
import { employersIn, personIn, questionsIn } from './persona-answers.ts'
import type { StoryTeller } from './story-teller.ts'

type Act = (teller: StoryTeller, amount: number | undefined) => Promise<void>

/** How each act is done: by the calls that a browser would make. */
export const acts: Readonly<Record<(typeof demoActs)[number], Act>> = {
  'tell-about-me': async ({ persona, send }) => {
    await send(personalInformationContracts.addPersonalInformation, {
      payload: { ...personIn(persona), ira_interest: true, has_custodial_auth: false },
    })
  },
  'add-jobs': async ({ persona, send }) => {
    for (const payload of employersIn(persona)) await send(employerContracts.addEmployer, { payload })
  },
  'answer-questions': async ({ persona, send, questions }) => {
    await send(questionnaireContracts.addInvestmentAccountInfo, { payload: questionsIn(persona, questions) })
  },
  'sign-letter': async ({ persona: { person }, send }) => {
    const [record] = (await send(personalInformationContracts.listPersonalInformation)).results
    if (!record) throw new Error(`${person.first_name} has given nothing yet that a letter could name.`)
    const payload = { has_custodial_auth: true, signed_name: `${person.first_name} ${person.last_name}` }
    await send(personalInformationContracts.signLetter, { params: { id: record.pk }, payload, base: record.version })
  },
  'sign-papers': async ({ persona: { person }, send }) => signAll(person, send),
  search: async ({ send }) => {
    await send(foundAccountContracts.startSearch, { payload: {} })
  },
  'mark-mine': async ({ send }) => {
    const said = { is_mine: 'yes', selected: true, account_plan: 'move', tax_type: 'pre-tax' }
    const found_accounts = (await matched(send)).map(({ pk, version }) => ({ pk, version, ...said }))
    if (found_accounts.length > 0) await send(foundAccountContracts.updateFoundAccounts, { payload: { found_accounts } })
  },
  'ask-for-rollover': async ({ persona: { person }, send }) => {
    const ira = { provider: 'Harbor Trust', account_number: '7712345678', existing_ira: true, ira_type: 'traditional' }
    const { pk: pre_tax } = await send(accountContracts.addIraAccount, { payload: ira })
    const destination = { pre_tax }
    for (const { pk } of await matched(send)) await send(rolloverContracts.requestRollover, { payload: { pk, destination } })
    const { waiting } = await send(signingContracts.readSigning)
    const papers = waiting.map(({ paper, hash }) => ({ paper, hash }))
    const payload = { papers, agreed: true, signed_name: `${person.first_name} ${person.last_name}` }
    await send(signingContracts.signPapers, { payload })
  },
  'move-here': async ({ persona: { person }, send }) => {
    const { results } = await send(foundAccountContracts.listFoundAccounts)
    for (const { pk } of results) await send(rolloverContracts.requestRollover, { payload: { pk } })
    await signAll(person, send)
  },
  'say-arrived': async ({ send }, amount = 1_000) => {
    const { results } = await send(rolloverContracts.trackRollovers)
    // The smallest of them: the rest is on its way still.
    const [sent] = results.filter(({ state }) => state === 'sent').toSorted((one, other) => (one.amount ?? 0) - (other.amount ?? 0))
    if (!sent) throw new Error('No money is on its way that could have arrived.')
    await send(rolloverContracts.confirmArrival, { params: { id: sent.pk }, payload: { amount } })
  },
  'look-for-lost-money': async ({ send }) => {
    await send(unclaimedContracts.listUnclaimed)
  },
  join: async ({ send }) => {
    const { customer_id } = await send(paymentContracts.createCustomer, { payload: {} })
    await send(membershipContracts.createMembership, { payload: { plan_name: 'retirement_account_membership' } })
    await send(paymentContracts.createSubscription, { payload: { customer_id, payment_method_id: 'pm_card_visa' } })
  },
  'link-bank': async ({ personId, send }) => {
    const { results } = await send(linkingContracts.listLinkedInstitutions)
    const public_token = `public-sandbox-bank?name=Everyday+account&balance=60000&nonce=${personId}-${results.length}`
    await send(linkingContracts.exchangePublicToken, { payload: { public_token } })
  },
  'link-plan': async ({ personId, send }, amount = 40_000) => {
    const public_token = `public-sandbox-plan?name=Old+401(k)&balance=${amount}&nonce=${personId}`
    await send(linkingContracts.exchangeInvestmentToken, { payload: { public_token, inst_name: 'Sample Retirement Services' } })
  },
  'accept-terms': async ({ send }) => {
    const { results } = await send(documentContracts.readTerms)
    await send(documentContracts.acceptTerms, {
      payload: { documents: results.map(({ document, version }) => ({ document, version })) },
    })
  },
  'open-account': async ({ send }) => {
    await send(brokerageContracts.openBrokerageAccount, { payload: { account_type: 'TRADITIONAL_IRA' } })
  },
  'open-roth': async ({ send }) => {
    await send(brokerageContracts.openBrokerageAccount, { payload: { account_type: 'ROTH_IRA' } })
  },
  'choose-portfolio': async ({ send }) => {
    const { portfolio_model_id } = await send(portfolioContracts.proposePortfolio, { payload: {} })
    await send(portfolioContracts.choosePortfolio, { payload: { portfolio_model_id, confirm_unsuitable: true } })
  },
  deposit: async ({ send, year }, amount = 500) => {
    const payload = { account_number: await accountNumber(send), contribution_type: 'CURRENT_YEAR', amount, tax_year: year() }
    await send(brokerageContracts.deposit, { payload })
  },
  'change-deposit': async ({ send }, amount = 500) => {
    const { results } = await send(recharacterizationContracts.listChangeableDeposits)
    const [wrong] = results.filter(({ is_possible, left }) => is_possible && left >= amount)
    if (!wrong) throw new Error('There is no deposit that could be changed to the other kind of IRA.')
    await send(recharacterizationContracts.recharacterize, { payload: { transfer_id: wrong.transfer_id, amount } })
  },
  'save-monthly': async ({ send }, amount = 200) => {
    const payload = { account_number: await accountNumber(send), contribution_type: 'CURRENT_YEAR', frequency: 'MONTHLY', amount }
    await send(brokerageContracts.createTransferSchedule, { payload })
  },
  withdraw: async ({ send }, amount = 500) => {
    const account_number = await accountNumber(send)
    const { accounts } = await send(brokerageContracts.getCashAvailable)
    const reasons = accounts.find((one) => one.account_number === account_number)?.distribution_types ?? []
    const distribution_type = reasons.includes('NORMAL') ? 'NORMAL' : 'EARLY'
    await send(brokerageContracts.withdraw, { payload: { account_number, amount, distribution_type } })
  },
  'book-call': async ({ send }) => {
    const { results } = await send(callContracts.listCallSlots)
    await send(callContracts.bookCall, { payload: { scheduled_call: results[0]?.starts_at, topic: 'rollover' } })
  },
  'ask-for-paper': async ({ send }) => {
    await send(documentContracts.askForDocuments, { payload: [{ vendor: 'Sample Retirement Services', doc_type: 'statement' }] })
  },
  'send-photo-id': async ({ persona, send, year }) => {
    const payload = new FormData()
    payload.set('uploaded_doctype', 'passport')
    payload.set('file', new Blob([Uint8Array.from(await passportOf(persona.person, new Date(`${year()}-01-01`)))]), 'passport.pdf')
    await send(documentContracts.uploadPhotoId, { payload })
  },
  'file-claim': async ({ send }) => {
    const { results } = await send(unclaimedContracts.listUnclaimed)
    const [first] = results
    if (!first) return
    const mine = { unclaimed_properties: [{ pk: first.pk, version: first.version, mine: 'yes' }] }
    await send(unclaimedContracts.answerUnclaimed, { payload: mine })
    const { customer_id } = await send(paymentContracts.createCustomer, { payload: {} })
    await send(paymentContracts.chargeCard, { payload: { customer_id, price: 19, payment_method_id: 'pm_card_visa' } })
    const claim = { unclaimed_properties: [{ pk: first.pk, version: first.version + 1, claimed: false, how: 'with-help' }] }
    await send(unclaimedContracts.claimUnclaimed, { payload: claim })
  },
  'open-plan': async ({ persona: { person }, send }) => {
    await send(brokerageContracts.openBrokerageAccount, { payload: { account_type: 'INDIVIDUAL_401K' } })
    await signAll(person, send)
  },
  'roll-in': async ({ send }, amount = 40_000) => {
    const payload = { account_number: await accountNumber(send, 'INDIVIDUAL_401K'), contribution_type: 'ROLLOVER', amount }
    await send(brokerageContracts.deposit, { payload })
  },
  'unlink-bank': async ({ send }) => {
    const { results } = await send(linkingContracts.listLinkedInstitutions)
    for (const { pk, kind } of results) if (kind === 'bank') await send(linkingContracts.removeLinkedInstitution, { params: { id: pk } })
  },
  borrow: async ({ persona: { person }, send }, amount = 5000) => {
    const loan = await send(loanContracts.addUserLoan, { payload: { borrow_amount: amount, term: 4 } })
    await send(loanContracts.confirmLoan, { payload: { loan_id: loan.pk, spouse_consent: true } })
    await signAll(person, send)
  },
  'pay-extra': async ({ send }, amount = 500) => {
    const [loan] = (await send(loanContracts.listLoans)).results
    if (!loan) throw new Error('There is no loan that an extra sum could be paid on.')
    const params = { id: loan.pk }
    const { lowers } = await send(loanContracts.quoteExtraPayment, { params, payload: { amount } })
    await send(loanContracts.payLoan, { params, payload: { what: 'extra', amount, lowers } })
  },
}

async function signAll({ first_name, last_name }: StoryTeller['persona']['person'], send: StoryTeller['send']): Promise<void> {
  const { waiting } = await send(signingContracts.readSigning)
  const papers = waiting.map(({ paper, hash }) => ({ paper, hash }))
  const names = { signed_name: `${first_name} ${last_name}`, spouse_name: `Alex ${last_name}` }
  await send(signingContracts.signPapers, { payload: { papers, agreed: true, ...names } })
}

async function matched(send: StoryTeller['send']): Promise<readonly { readonly pk: string; readonly version: number }[]> {
  return (await send(foundAccountContracts.listMatchedAccounts)).results
}

async function accountNumber(send: StoryTeller['send'], type = 'TRADITIONAL_IRA'): Promise<string> {
  const { results } = await send(brokerageContracts.listBrokerageAccounts)
  const account = results.find(({ account_type }) => account_type === type)
  if (!account) throw new Error(`There is no account of the type ${type}.`)
  return account.account_number
}
