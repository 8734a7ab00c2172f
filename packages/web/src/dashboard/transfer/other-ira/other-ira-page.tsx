import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { type ChangeableDeposits, changeableDeposits } from '../../../screens/data/money/recharacterizations.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import parts from '../../frame/parts.module.css'
import { Asked } from './asked.tsx'
import { NotNow } from './not-now.tsx'
import { words } from './other-ira.words.ts'
import { OtherIraForm } from './other-ira-form.tsx'

/** A deposit in the wrong kind of IRA: what can be changed and until when, what moves, and one press that asks for it. */
export function OtherIraPage() {
  const said = useWords(words)
  const held = changeableDeposits.use()
  // A deposit may have arrived since another page looked.
  useEffect(() => void changeableDeposits.load(true), [])
  return (
    <div className={parts.page}>
      <PageHeading title={said.title} />
      <p>{said.lead}</p>
      <p>{said.due}</p>
      <Loaded of={held} empty={undefined}>
        {(all) => <Changing all={all} />}
      </Loaded>
      <Asked />
      <Link className={parts.more} to="/dashboard/transfer">
        {said.back}
      </Link>
    </div>
  )
}

function Changing({ all: { is_offered: isOffered, results } }: { readonly all: ChangeableDeposits }) {
  const said = useWords(words)
  if (!isOffered)
    return (
      <Empty>
        <p>{said.notOffered}</p>
        <Link className={parts.more} to="/dashboard/need-help">
          {said.write}
        </Link>
      </Empty>
    )
  const possible = results.filter(({ is_possible }) => is_possible)
  const others = results.filter(({ is_possible }) => !is_possible)
  return (
    <section className={parts.part} aria-labelledby="change">
      <h2 id="change">{said.change}</h2>
      <OtherIraForm deposits={possible} />
      {others.length > 0 && <NotNow deposits={others} />}
    </section>
  )
}
