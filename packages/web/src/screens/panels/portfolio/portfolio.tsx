import { useEffect } from 'react'
import { useWords } from '../../../client/language.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { More } from '../../../ui/more.tsx'
import { type Model, type Suggestion, suggestedModel, suggestion } from '../../data/money/portfolio.ts'
import type { PanelProps } from '../panel-props.ts'
import { ModelShown } from './model-shown.tsx'
import { OtherModels } from './other-models.tsx'
import { pickedModel } from './picked-model.ts'
import styles from './portfolio.module.css'
import { words } from './portfolio.words.ts'
import { Unsuitable } from './unsuitable.tsx'
import { whyWords } from './why-words.ts'

/** The mix that fits, with its parts, its cost and why it is this one; and the others. */
export function Portfolio({ form, empty }: PanelProps) {
  const suggested = suggestion.use()
  const { reload } = suggested
  // What was answered on the way here may lead to another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when the page opens, and not after
  useEffect(reload, [])
  return (
    <Loaded of={suggested} empty={empty}>
      {(data) => data && <Mixes data={data} form={form} />}
    </Loaded>
  )
}

function Mixes({ data, form }: { readonly data: Suggestion; readonly form: PanelProps['form'] }) {
  const { proposal, models } = data
  const suggested = suggestedModel(data)
  const others = models.filter(({ pk }) => pk !== suggested.pk)
  const picked = pickedModel(form.values, suggested, others)
  const picksAnother = form.values['portfolio_choice'] === 'another'
  usePicked(form.add, picked)
  const said = useWords(words)
  return (
    <div className={styles.mixes}>
      <ModelShown model={suggested} drift={proposal.suggested_drift} why={whyWords(proposal.model, suggested, said)} />
      <More title={said.others} isOpen={picksAnother}>
        <OtherModels
          models={others}
          picked={picksAnother ? picked?.pk : undefined}
          onPick={(pk) => {
            form.set('portfolio_choice', 'another')
            form.set('portfolio_model', pk)
          }}
        />
      </More>
      {picked?.suitability.fits === false && (
        <Unsuitable
          key={picked.pk}
          words={picked.suitability.words}
          onSure={(isSure) => form.add('custom_portfolios.confirm_unsuitable', isSure || undefined)}
        />
      )}
    </div>
  )
}

/** The mix goes along with the answer of the page. */
function usePicked(add: PanelProps['form']['add'], picked: Model | undefined): void {
  const pk = picked?.pk
  useEffect(() => {
    add('custom_portfolios.portfolio_model_id', pk)
    // Another mix needs a word of its own.
    add('custom_portfolios.confirm_unsuitable', undefined)
  }, [add, pk])
}
