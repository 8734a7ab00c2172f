import { dayOf } from '@app/schemas/rules/days/days'
import { loanLimit, ourPlan } from '@app/schemas/rules/loans/plan-loans'
import { dollarWords } from '@app/schemas/rules/money/money'
import { useWords } from '../../../client/language.ts'
import { FittingTable } from '../../../ui/charts/fitting-table.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { fees } from '../../data/accounts/fees.ts'
import { useBalances } from '../../data/accounts/use-balances.ts'
import { savedPersonalInformation } from '../../records/people/personal-information.ts'
import type { PanelProps } from '../panel-props.ts'
import styles from './account-choices.module.css'
import { words } from './account-choices.words.ts'
import { type AccountCosts, accountCosts, type Ends, sumEnds } from './choice-costs.ts'

const ways = ['leave', 'move', 'employer-plan', 'loan', 'cash-out', 'withdrawal'] as const
type Way = (typeof ways)[number]

/** What each answer that the step offers would cost this person: now, each year, and account by account. */
export function AccountChoices({ empty, step }: PanelProps) {
  const said = useWords(words)
  const [balances, compared, person] = [useBalances(), fees.use(), savedPersonalInformation.use()]
  const offered = new Set(step.fields?.flatMap((field) => ('name' in field ? (field.options ?? []).map(({ value }) => value) : [])))
  const now = { birthDate: person.data?.dob, today: dayOf(new Date()) }
  return (
    <Loaded of={balances} empty={empty} isEmpty={(parts) => parts.length === 0}>
      {(parts) => {
        const costs = accountCosts(parts, compared.data?.results ?? [], now)
        return (
          <section className={styles.choices}>
            <h2 className={styles.heading}>{said.heading}</h2>
            <dl className={styles.list}>
              {ways
                .filter((way) => offered.has(way))
                .map((way) => (
                  <div key={way} className={styles.choice}>
                    <dt className={styles.name}>{said.names[way]}</dt>
                    <dd className={styles.cost}>
                      <Cost way={way} costs={costs} />
                    </dd>
                  </div>
                ))}
            </dl>
            <p className={styles.about}>{said.estimates}</p>
            {costs.length > 1 && <Each costs={costs} />}
          </section>
        )
      }}
    </Loaded>
  )
}

type CostProps = { readonly way: Way; readonly costs: readonly AccountCosts[] }

function Cost({ way, costs }: CostProps) {
  const said = useWords(words)
  if (way === 'cash-out' || way === 'withdrawal') return <Cash costs={costs} />
  if (way === 'loan') return <Loan costs={costs} />
  if (way === 'employer-plan') return `${said.nothingNow} ${said.askPlan}`
  const isLeaving = way === 'leave'
  const yearly = sumEnds(costs.map(({ leave, move }) => (isLeaving ? leave : move)))
  if (!yearly) return `${said.nothingNow} ${said.feesUnknown}`
  const amount = endsWords(yearly)
  return `${said.nothingNow} ${isLeaving ? said.feesPlan(amount) : said.feesOurs(amount)} ${yearly.missing > 0 ? said.missing(yearly.missing) : ''}`
}

function Cash({ costs }: Pick<CostProps, 'costs'>) {
  const said = useWords(words)
  const [savings, heldBack, extra, first] = [
    sumEnds(costs.map((one) => one.cash && one.savings)),
    sumEnds(costs.map(({ cash }) => cash?.heldBack)),
    sumEnds(costs.map(({ cash }) => cash?.extra)),
    sumEnds(costs.map(({ cash }) => cash?.paidOut)),
  ]
  if (!savings || !heldBack || !extra || !first) return said.cashUnknown
  return (
    <ul className={styles.points}>
      <li>{said.heldBack(endsWords(heldBack))}</li>
      <li>{extra.high > 0 ? said.extra(endsWords(extra)) : said.noExtra}</li>
      <li>{said.incomeTax}</li>
      <li>{said.paidOut(endsWords(first), endsWords(savings))}</li>
      {savings.missing > 0 && <li>{said.missing(savings.missing)}</li>}
    </ul>
  )
}

function Loan({ costs }: Pick<CostProps, 'costs'>) {
  const said = useWords(words)
  const savings = sumEnds(costs.map((one) => one.savings))
  if (!savings) return `${said.loanUnknown} ${said.loanWhere}`
  const most = (dollars: number) =>
    loanLimit(ourPlan, { vestedCents: Math.round(dollars * 100), owedCents: 0, highestOwedCents: 0, promisedCents: 0 }).availableCents / 100
  return `${said.loanMost(endsWords({ low: most(savings.low), high: most(savings.high) }))} ${said.loanWhere}`
}

function Each({ costs }: Pick<CostProps, 'costs'>) {
  const said = useWords(words)
  const written = (ends: Ends | undefined) => (ends ? endsWords(ends) : said.notKnown)
  const rows = costs.map(({ name, savings, leave, move, cash }) => [
    name,
    written(savings),
    written(leave),
    written(move),
    written(cash?.heldBack),
    written(cash?.extra),
  ])
  return (
    <More title={said.each}>
      <FittingTable title={said.each} columns={said.columns} rows={rows} />
    </More>
  )
}

function endsWords({ low, high }: Ends): string {
  const [from, to] = [dollarWords(low), dollarWords(high)]
  return from === to ? from : `${from} – ${to}`
}
