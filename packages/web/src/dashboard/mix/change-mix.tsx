import { dollarWords } from '@app/schemas/rules/money/money'
import { useState } from 'react'
import { useWords } from '../../client/language.ts'
import type { Failure } from '../../client/service/answer.ts'
import { ask } from '../../client/service/ask.ts'
import { useRequestKeys } from '../../client/service/use-request-keys.ts'
import {
  holdings,
  latestActivity,
  type Model,
  type Portfolio,
  portfolioNow,
  type Suggestion,
  suggestion,
} from '../../screens/data/money/portfolio.ts'
import { Unsuitable } from '../../screens/panels/portfolio/unsuitable.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/fields/field-frame.tsx'
import { Options } from '../../ui/fields/options.tsx'
import { Note } from '../../ui/note.tsx'
import styles from '../frame/parts.module.css'
import { words } from './mix.words.ts'
import { MixPreview } from './mix-preview.tsx'

type Props = { readonly now: Portfolio | undefined; readonly found: Suggestion; readonly onChanged: (mix: string) => void }

/**
 * Another ready-made mix, or the first: picked, seen beside the one of now, and only then taken. One that is bolder than the answers needs a
 * word more.
 */
export function ChangeMix({ now, found: { proposal, models }, onChanged }: Props) {
  const all = useWords(words)
  const said = now ? all.another : all.first
  const [pk, setPk] = useState<string>()
  const change = useMixChange(onChanged)
  const others = models.filter((model) => model.pk !== now?.portfolio_model_id)
  const picked = others.find((model) => model.pk === pk)
  return (
    <section className={styles.part} aria-labelledby="mix-others">
      <h2 id="mix-others">{said.others}</h2>
      <FieldFrame id="mix" label={said.pick} help={said.pickHelp} labels="group">
        <Options
          kind="one"
          id="mix"
          name="mix"
          options={others.map((model) => ({
            value: model.pk,
            label: all.option(model.name, model.stocks, model.pk === proposal.suggested_model_id),
            help: model.about,
          }))}
          value={pk}
          onChange={(value) => {
            setPk(String(value))
            change.beginAnew()
          }}
        />
      </FieldFrame>
      {picked && <PickedMix now={now} picked={picked} change={change} />}
    </section>
  )
}

/** The press that takes a mix, and the word more that a bold one needs first. */
function useMixChange(onChanged: Props['onChanged']) {
  const [isSure, setSure] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const keys = useRequestKeys()
  const take = async (picked: Model) => {
    const body = { portfolio_model_id: picked.pk, ...(isBold(picked) && { confirm_unsuitable: true }) }
    setSending(true)
    setFailure(undefined)
    const answer = await ask('POST /api/v1/portfolios/update/', { body, key: keys.keyOf(body) })
    setSending(false)
    if (!answer.ok) return setFailure(answer.failure)
    keys.renew()
    for (const stale of [holdings, latestActivity, suggestion]) stale.forget()
    portfolioNow.put(answer.data)
    onChanged(picked.name)
    void suggestion.load(true)
  }
  const beginAnew = () => {
    setSure(false)
    setFailure(undefined)
  }
  return { isSure, setSure, isSending, failure, take, beginAnew }
}

function isBold({ suitability }: Model): boolean {
  return suitability.fits === false
}

type PickedProps = Pick<Props, 'now'> & { readonly picked: Model; readonly change: ReturnType<typeof useMixChange> }

/** The mix that is picked, before it is taken: what would change, and what speaks against it. */
function PickedMix({ now, picked, change: { isSure, setSure, isSending, failure, take } }: PickedProps) {
  const all = useWords(words)
  const said = now ? all.another : all.first
  return (
    <>
      {now ? <MixPreview now={now} picked={picked} /> : <p>{all.costOf(picked.name, dollarWords(picked.yearly_cost_of_10000, true))}</p>}
      {isBold(picked) && <Unsuitable key={picked.pk} words={picked.suitability.words} onSure={setSure} />}
      {failure && (
        <Note title={said.failed} look="problem" isNews>
          {failure.detail}
        </Note>
      )}
      <p className={styles.about}>{said.trades}</p>
      {isBold(picked) && !isSure ? (
        <p className={styles.about}>{all.sureFirst}</p>
      ) : (
        <Button look="outline" isBusy={isSending} onClick={() => void take(picked)}>
          {said.take(picked.name)}
        </Button>
      )}
    </>
  )
}
