import type { Catalogue } from '../../../load/catalogue.ts'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type JsonPath, report } from '../../../load/document.ts'
import { stillToWrite } from '../todo.ts'
import { pairsOf } from '../translation/translation.ts'

/** A text that quotes a button, an answer or a line of the dashboard quotes it in its translation as that is called there: people look for these words. */
export function checkQuotedLabels(catalogue: Catalogue): Diagnostic[] {
  const files = [...catalogue.documents.translation.values()].map((doc) => ({ doc, pairs: pairsOf(doc, catalogue) }))
  const labels = Map.groupBy(
    files.flatMap(({ pairs }) => pairs.filter(({ to }) => isLabel(to))),
    ({ english }) => english.toLowerCase(),
  )
  return files.flatMap(({ doc, pairs }) =>
    pairs.flatMap(({ english, text, to }) => {
      if (stillToWrite(text) !== undefined) return []
      const quoted = new Set(quotesIn(text))
      const lost = quotesIn(english).find((quote) => labels.has(quote) && !namesIn(labels.get(quote)).some((name) => quoted.has(name)))
      if (lost === undefined) return []
      const names = [...new Set((labels.get(lost) ?? []).map((one) => `“${one.text}”`))].join(' or ')
      const message = `The original quotes “${lost}”, which is called ${names} in this language.`
      return [report(doc, to, { rule: 'quoted-answer', message, fix: `Quote it as it is called: ${names}.` })]
    }),
  )
}

function isLabel(at: JsonPath): boolean {
  const isOnDashboard = at[0] === 'start' && at.at(-1) === 'name'
  return isOnDashboard || at.at(-1) === 'label' || at.at(-1) === 'button' || at[0] === 'continue' || at[0] === 'actions'
}

function namesIn(labels: readonly { readonly text: string }[] = []): readonly string[] {
  return labels.map(({ text }) => bare(text))
}

function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => bare(quote))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[.,;]$/, '')
}
