import { useWords } from '../../../client/language.ts'
import { ask } from '../../../client/service/ask.ts'
import { ActButton } from '../../../ui/act-button.tsx'
import { words } from './beneficiaries.words.ts'
import { ownBeneficiaries } from './own-beneficiaries.ts'

/** Takes a list back before it is sent: one press, and what was there before stays. */
export function KeepList({ id, onKept }: { readonly id: string; readonly onKept: () => void }) {
  const said = useWords(words)
  return (
    <ActButton
      act={() => ask('POST /api/v1/accounts/beneficiaries/{id}/take-back/', { params: { id }, body: {} })}
      onDone={(kept) => {
        ownBeneficiaries.put(kept)
        onKept()
      }}
      onFailed={() => void ownBeneficiaries.readAnew()}
    >
      {said.keep}
    </ActButton>
  )
}
