import { needsAccount } from '@app/schemas/rules/answers/needs-account'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { expandMode } from '../../resolve/resolve.ts'
import { textsIn } from '../text/texts-in.ts'

const without =
  /\bno (?:account|sign-?up|registration)(?: is| are)? (?:needed|required|necessary)\b|\b(?:no|without) (?:sign-?up|registration)\b|\bwithout (?:(?:an|any) account(?= (?:here|with us)|[.,])|signing up|registering)\b|\byou need no account\b(?! (?:with|at) )|\byou don’t need (?:an account(?= (?:here|with us|to )|[.,])|to (?:sign up|register))(?! (?:with|at) )/i

/** A page says that no account is needed only where the mode that it starts asks for none. */
export function checkAccountWords(doc: Document<'page'> | Document<'landing'>, catalogue: Catalogue): Diagnostic[] {
  const name = 'landing' in doc.data ? doc.data.landing : doc.data.starts
  const mode = name === undefined ? undefined : catalogue.documents.mode.get(name)?.data
  if (!mode) return []
  // What is looked up or reckoned on the page itself asks for none.
  const isOnPage = ([list, index]: JsonPath) => list === 'blocks' && /search|calculator/.test(doc.data.blocks[Number(index)]?.block ?? '')
  return textsIn(doc).flatMap(({ text, at }) => {
    const found = isOnPage(at) ? undefined : without.exec(text)?.[0]
    const asking = found === undefined ? undefined : firstAsking(mode, catalogue)
    if (found === undefined || asking === undefined) return []
    const message = `“${found}” is said here, and “${asking}” of the mode “${name}” asks for an account.`
    return [report(doc, at, { rule: 'account-asked', message, fix: 'Leave it out, or say until where no account is needed.' })]
  })
}

function firstAsking(mode: Document<'mode'>['data'], catalogue: Catalogue): string | undefined {
  const steps = expandMode(catalogue, mode).flatMap(({ branches }) => branches.map(({ step }) => step))
  return steps.find((step) => {
    const data = catalogue.documents.step.get(step)?.data
    return data !== undefined && needsAccount(data)
  })
}
