import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { rollovers } from '../../screens/data/accounts/rollovers.ts'
import { type Call, calls, comingCalls } from '../../screens/data/calls/calls.ts'
import { begunJourneys } from '../../screens/data/journeys/journeys.ts'
import { type LoanRequests, savedLoanRequests, sentRequests } from '../../screens/data/loans/loan-requests.ts'
import { isLoanOver, type Loan, ownLoans } from '../../screens/data/loans/loans.ts'
import { openedAccounts } from '../../screens/data/money/ira-accounts.ts'
import { valueHistory } from '../../screens/data/money/value-history.ts'
import { openMatches, unclaimed } from '../../screens/data/search/unclaimed.ts'
import { late } from '../../ui/late.tsx'
import own from './overview-page.module.css'
import { StepsComing } from './steps-coming.tsx'

const OwnLoans = late(() => import('../loan/own-loans.tsx').then(({ OwnLoans }) => OwnLoans))
const SentRequests = late(() => import('../loan/sent-requests.tsx').then(({ SentRequests }) => SentRequests))
const OwnCalls = late(() => import('../help/own-calls.tsx').then(({ OwnCalls }) => OwnCalls))
const StateMoney = late(() => import('./state-money.tsx').then(({ StateMoney }) => StateMoney))
const StepsToDo = late(() => import('./steps-to-do.tsx').then(({ StepsToDo }) => StepsToDo), StepsComing)

/** The loans of a person, and the requests for one: what draws them comes with the first of them. */
export function Loans() {
  const { data, failure } = ownLoans.use()
  // It may have been signed, paid out or missed since another page looked.
  useEffect(() => void ownLoans.load(true), [])
  return useStays(data ? hasLoan(data) : failure !== undefined) && <OwnLoans />
}

export function Requests() {
  const { data } = savedLoanRequests.use()
  useEffect(() => void savedLoanRequests.load(true), [])
  return useStays(data !== undefined && hasRequest(data)) && <SentRequests />
}

export function Calls() {
  const { data } = calls.use()
  return useStays(hasComing(data)) && <OwnCalls />
}

/** What states hold: where a person has none, nothing of it is brought. */
export function StateHeld() {
  const { data } = unclaimed.use()
  return openMatches(data).length > 0 && <StateMoney />
}

/**
 * It comes when it is nearly in view, with the engine that knows the steps. What is below it has its place and shows itself after it, so
 * that nothing which people read is pushed away. People who have begun nothing have no steps, and wait for none.
 */
export function Steps({ below }: { readonly below: ReactNode }) {
  const { data, failure } = valueHistory.use()
  const begun = begunJourneys.use()
  const [isDrawn, setDrawn] = useState(false)
  const draw = useCallback(() => setDrawn(true), [])
  const hasNone = begun.data ? begun.data.length === 0 : begun.failure !== undefined
  if (hasNone) return below
  return (
    <>
      <div className={isDrawn ? own.steps : own.stepsComing}>
        <WhenNear isSettled={data !== undefined || failure !== undefined}>
          <StepsToDo onDrawn={draw} />
        </WhenNear>
      </div>
      <div className={isDrawn ? undefined : own.held} aria-hidden={!isDrawn}>
        {below}
      </div>
    </>
  )
}

/** Brings what draws those of them that there is something to say of: one that came after what is below it would push that away. */
export async function prepareParts(): Promise<void> {
  const [loans, made, requests, held] = await Promise.all([
    ...([ownLoans.load(), calls.load(), savedLoanRequests.load(), unclaimed.load()] as const),
    // What is to be done stands above the others.
    ...([openedAccounts.load(), rollovers.load()] as const),
  ])
  await Promise.all([
    loans.ok && hasLoan(loans.data) && OwnLoans.prepare(),
    made.ok && hasComing(made.data) && OwnCalls.prepare(),
    requests.ok && hasRequest(requests.data) && SentRequests.prepare(),
    held.ok && openMatches(held.data).length > 0 && StateMoney.prepare(),
  ])
}

function hasLoan(all: readonly Loan[]): boolean {
  return all.some((loan) => !isLoanOver(loan))
}

function hasRequest(all: LoanRequests): boolean {
  return sentRequests(all).length > 0
}

function hasComing(all: readonly Call[] = []): boolean {
  return comingCalls(all, new Date()).length > 0
}

/** Whether there has been anything: a part stays for what it says after the last of it is gone. */
function useStays(hasAny: boolean): boolean {
  const [hadAny, setHadAny] = useState(hasAny)
  if (hasAny && !hadAny) setHadAny(true)
  return hasAny || hadAny
}

const nearPx = 200
const restMs = 300

type Near = { readonly isSettled: boolean; readonly children: ReactNode }

/** As soon as it has been nearly in view for a moment. While what is above it is on its way, everything is near. */
function WhenNear({ isSettled, children }: Near) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !isSettled || !place.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watching = new IntersectionObserver(
      (seen) => {
        clearTimeout(timer)
        if (seen.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), restMs)
      },
      { rootMargin: `${nearPx}px` },
    )
    watching.observe(place.current)
    return () => {
      clearTimeout(timer)
      watching.disconnect()
    }
  }, [isNear, isSettled])
  return isNear ? children : <div ref={place} />
}
