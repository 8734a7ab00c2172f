import type { PanelName } from '@app/schemas/flow/panels'
import type { PanelBlock } from '@app/schemas/flow/step'
import type { ComponentType } from 'react'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { PanelProps } from './panel-props.ts'

type Load = () => Promise<ComponentType<PanelProps>>

/** Live data of a person, by the name that a step file gives it: a folder each, loaded when a page shows it. */
const loads: Readonly<Record<PanelName, Load>> = {
  'accounts-found': () => import('./accounts-found/accounts-found.tsx').then(({ AccountsFound }) => AccountsFound),
  'accounts-to-move': () => import('./accounts-to-move/accounts-to-move.tsx').then(({ AccountsToMove }) => AccountsToMove),
  'account-choices': () => import('./account-choices/account-choices.tsx').then(({ AccountChoices }) => AccountChoices),
  'addresses-on-record': () => import('./addresses-on-record/addresses-on-record.tsx').then(({ AddressesOnRecord }) => AddressesOnRecord),
  balance: () => import('./balance/balance.tsx').then(({ Balance }) => Balance),
  'call-slot': () => import('./call-slot/call-slot.tsx').then(({ CallSlot }) => CallSlot),
  'documents-to-sign': () => import('./documents-to-sign/documents-to-sign.tsx').then(({ DocumentsToSign }) => DocumentsToSign),
  'documents-requested': () => import('./documents-requested/documents-requested.tsx').then(({ DocumentsRequested }) => DocumentsRequested),
  'fee-comparison': () => import('./fee-comparison/fee-comparison.tsx').then(({ FeeComparison }) => FeeComparison),
  'growth-chart': () => import('./growth-chart/growth-chart.tsx').then(({ GrowthChart }) => GrowthChart),
  'investor-profile': () => import('./investor-profile/investor-profile.tsx').then(({ InvestorProfile }) => InvestorProfile),
  'invite-link': () => import('./invite-link/invite-link.tsx').then(({ InviteLink }) => InviteLink),
  'ira-application': () => import('./ira-application/ira-application.tsx').then(({ IraApplication }) => IraApplication),
  'lending-offers': () => import('./lending-offers/lending-offers.tsx').then(({ LendingOffers }) => LendingOffers),
  'loan-limit': () => import('./loan-limit/loan-limit.tsx').then(({ LoanLimit }) => LoanLimit),
  'loan-schedule': () => import('./loan-schedule/loan-schedule.tsx').then(({ LoanSchedule }) => LoanSchedule),
  'phone-code': () => import('./phone-code/phone-code.tsx').then(({ PhoneCode }) => PhoneCode),
  portfolio: () => import('./portfolio/portfolio.tsx').then(({ Portfolio }) => Portfolio),
  price: () => import('./price/price.tsx').then(({ Price }) => Price),
  'providers-sign-in': () => import('./providers-sign-in/providers-sign-in.tsx').then(({ ProvidersSignIn }) => ProvidersSignIn),
  receipt: () => import('./receipt/receipt.tsx').then(({ Receipt }) => Receipt),
  'reference-number': () => import('./reference-number/reference-number.tsx').then(({ ReferenceNumber }) => ReferenceNumber),
  reasons: () => import('./reasons/reasons.tsx').then(({ Reasons }) => Reasons),
  'rollover-tracker': () => import('./rollover-tracker/rollover-tracker.tsx').then(({ RolloverTracker }) => RolloverTracker),
  'safe-harbor-accounts': () =>
    import('./safe-harbor-accounts/safe-harbor-accounts.tsx').then(({ SafeHarborAccounts }) => SafeHarborAccounts),
  'savings-dates': () => import('./savings-dates/savings-dates.tsx').then(({ SavingsDates }) => SavingsDates),
  'savings-limit': () => import('./savings-limit/savings-limit.tsx').then(({ SavingsLimit }) => SavingsLimit),
  'search-progress': () => import('./search-progress/search-progress.tsx').then(({ SearchProgress }) => SearchProgress),
  'search-terms': () => import('./search-terms/search-terms.tsx').then(({ SearchTerms }) => SearchTerms),
  'signing-qr': () => import('./signing-qr/signing-qr.tsx').then(({ SigningQr }) => SigningQr),
  'state-held-retirement': () =>
    import('./state-held-retirement/state-held-retirement.tsx').then(({ StateHeldRetirement }) => StateHeldRetirement),
  'step-tasks': () => import('./step-tasks/step-tasks.tsx').then(({ StepTasks }) => StepTasks),
  'unclaimed-matches': () => import('./unclaimed-matches/unclaimed-matches.tsx').then(({ UnclaimedMatches }) => UnclaimedMatches),
  'unlocked-amounts': () => import('./unlocked-amounts/unlocked-amounts.tsx').then(({ UnlockedAmounts }) => UnlockedAmounts),
}

const panels = new Map(Object.entries(loads).map(([name, load]) => [name, late(load, () => <Skeleton />)]))

type Props = ScreenProps & { readonly block: PanelBlock }

export function Panel({ block, ...screen }: Props) {
  const Shown = panels.get(block.panel)
  return Shown ? <Shown {...screen} block={block} empty={block.empty} /> : null
}
