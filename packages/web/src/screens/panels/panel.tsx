import type { PanelBlock } from '@app/schemas/flow/panels/panel-block'
import type { PanelName } from '@app/schemas/flow/panels/panels'
import type { ComponentType } from 'react'
import { late } from '../../ui/late.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ScreenProps } from '../screen-props.ts'
import type { PanelProps } from './panel-props.ts'

/** Live data of a person, by the name that a step file gives it: a folder each, loaded when a page shows it. */
const panels: { readonly [P in PanelName]: ComponentType<PanelProps<P>> } = {
  'accounts-found': late(() => import('./accounts-found/accounts-found.tsx').then(({ AccountsFound }) => AccountsFound), waiting),
  'accounts-to-move': late(() => import('./accounts-to-move/accounts-to-move.tsx').then(({ AccountsToMove }) => AccountsToMove), waiting),
  'account-choices': late(() => import('./account-choices/account-choices.tsx').then(({ AccountChoices }) => AccountChoices), waiting),
  'addresses-on-record': late(
    () => import('./addresses-on-record/addresses-on-record.tsx').then(({ AddressesOnRecord }) => AddressesOnRecord),
    waiting,
  ),
  balance: late(() => import('./balance/balance.tsx').then(({ Balance }) => Balance), waiting),
  'call-slot': late(() => import('./call-slot/call-slot.tsx').then(({ CallSlot }) => CallSlot), waiting),
  'documents-to-sign': late(
    () => import('./documents-to-sign/documents-to-sign.tsx').then(({ DocumentsToSign }) => DocumentsToSign),
    waiting,
  ),
  'documents-requested': late(
    () => import('./documents-requested/documents-requested.tsx').then(({ DocumentsRequested }) => DocumentsRequested),
    waiting,
  ),
  'fee-comparison': late(() => import('./fee-comparison/fee-comparison.tsx').then(({ FeeComparison }) => FeeComparison), waiting),
  'growth-chart': late(() => import('./growth-chart/growth-chart.tsx').then(({ GrowthChart }) => GrowthChart), waiting),
  'investor-profile': late(() => import('./investor-profile/investor-profile.tsx').then(({ InvestorProfile }) => InvestorProfile), waiting),
  'invite-link': late(() => import('./invite-link/invite-link.tsx').then(({ InviteLink }) => InviteLink), waiting),
  'ira-application': late(() => import('./ira-application/ira-application.tsx').then(({ IraApplication }) => IraApplication), waiting),
  'ira-limit': late(() => import('./ira-limit/ira-limit.tsx').then(({ IraLimit }) => IraLimit), waiting),
  'lending-offers': late(() => import('./lending-offers/lending-offers.tsx').then(({ LendingOffers }) => LendingOffers), waiting),
  'loan-estimate': late(() => import('./loan-estimate/loan-estimate.tsx').then(({ LoanEstimate }) => LoanEstimate), waiting),
  'loan-limit': late(() => import('./loan-limit/loan-limit.tsx').then(({ LoanLimit }) => LoanLimit), waiting),
  'loan-readiness': late(() => import('./loan-readiness/loan-readiness.tsx').then(({ LoanReadiness }) => LoanReadiness), waiting),
  'loan-schedule': late(() => import('./loan-schedule/loan-schedule.tsx').then(({ LoanSchedule }) => LoanSchedule), waiting),
  'phone-code': late(() => import('./phone-code/phone-code.tsx').then(({ PhoneCode }) => PhoneCode), waiting),
  portfolio: late(() => import('./portfolio/portfolio.tsx').then(({ Portfolio }) => Portfolio), waiting),
  price: late(() => import('./price/price.tsx').then(({ Price }) => Price), waiting),
  'providers-sign-in': late(
    () => import('./providers-sign-in/providers-sign-in.tsx').then(({ ProvidersSignIn }) => ProvidersSignIn),
    waiting,
  ),
  receipt: late(() => import('./receipt/receipt.tsx').then(({ Receipt }) => Receipt), waiting),
  'reference-number': late(() => import('./reference-number/reference-number.tsx').then(({ ReferenceNumber }) => ReferenceNumber), waiting),
  reasons: late(() => import('./reasons/reasons.tsx').then(({ Reasons }) => Reasons), waiting),
  'rollover-destination': late(
    () => import('./rollover-destination/rollover-destination.tsx').then(({ RolloverDestination }) => RolloverDestination),
    waiting,
  ),
  'rollover-tracker': late(() => import('./rollover-tracker/rollover-tracker.tsx').then(({ RolloverTracker }) => RolloverTracker), waiting),
  'safe-harbor-accounts': late(
    () => import('./safe-harbor-accounts/safe-harbor-accounts.tsx').then(({ SafeHarborAccounts }) => SafeHarborAccounts),
    waiting,
  ),
  'savings-dates': late(() => import('./savings-dates/savings-dates.tsx').then(({ SavingsDates }) => SavingsDates), waiting),
  'savings-limit': late(() => import('./savings-limit/savings-limit.tsx').then(({ SavingsLimit }) => SavingsLimit), waiting),
  'search-progress': late(() => import('./search-progress/search-progress.tsx').then(({ SearchProgress }) => SearchProgress), waiting),
  'search-terms': late(() => import('./search-terms/search-terms.tsx').then(({ SearchTerms }) => SearchTerms), waiting),
  'signing-qr': late(() => import('./signing-qr/signing-qr.tsx').then(({ SigningQr }) => SigningQr), waiting),
  'state-held-retirement': late(
    () => import('./state-held-retirement/state-held-retirement.tsx').then(({ StateHeldRetirement }) => StateHeldRetirement),
    waiting,
  ),
  'step-tasks': late(() => import('./step-tasks/step-tasks.tsx').then(({ StepTasks }) => StepTasks), waiting),
  'unclaimed-matches': late(
    () => import('./unclaimed-matches/unclaimed-matches.tsx').then(({ UnclaimedMatches }) => UnclaimedMatches),
    waiting,
  ),
  'unlocked-amounts': late(() => import('./unlocked-amounts/unlocked-amounts.tsx').then(({ UnlockedAmounts }) => UnlockedAmounts), waiting),
}

type Props = ScreenProps & { readonly block: PanelBlock }

export function Panel({ block, ...screen }: Props) {
  return draw(block.panel, block, screen)
}

function draw<P extends PanelName>(name: P, block: PanelBlock<P>, screen: ScreenProps) {
  const Shown: ComponentType<PanelProps<P>> = panels[name]
  return <Shown {...screen} block={block} empty={block.empty} />
}

function waiting() {
  return <Skeleton />
}
