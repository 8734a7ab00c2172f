import type { FactValue } from '@app/schemas/flow/condition'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import { canonical } from '../../resolve/canonical.ts'

/** What was copied on a page and not changed: the target of a button, what a browser fills in, the words of an answer. */
export function checkLookAlikes(doc: Document<'step'>): Diagnostic[] {
  return [...sameTargets(doc), ...filledTwice(doc), ...wordsOfAnother(doc), ...yesAndNoAlike(doc)]
}

/** An answer from which the same follows as from the “yes”: a “no”, or any other where the page marks its yes. */
function yesAndNoAlike(doc: Document<'step'>): Diagnostic[] {
  return (doc.data.fields ?? []).flatMap((field, at) => {
    const options = 'question' in field ? [] : (field.options ?? [])
    const yesAt = options.findIndex(({ label, sets, yes: isYes }) => sets !== undefined && (isYes || /^yes\b/i.test(label)))
    const yes = options[yesAt]
    return options.flatMap(({ label, sets }, index) => {
      const isOther = yes?.yes ? index !== yesAt : /^no\b/i.test(label)
      if (yes === undefined || sets === undefined || !isOther || canonical(sets) !== canonical(yes.sets)) return []
      const message = `From “${label}” follows the same as from “${yes.label}”.`
      // What both deny is wrong with the “yes”.
      const wrong = Object.values(sets).every((value) => value === false) ? yesAt : index
      const fix = 'Say what follows from this answer.'
      return [report(doc, ['fields', at, 'options', wrong, 'sets'], { rule: 'same-consequence', message, fix })]
    })
  })
}

/** Two buttons that lead to one place: people choose between them, and there is no choice. */
function sameTargets(doc: Document<'step'>): Diagnostic[] {
  const first = new Map<string, string>()
  return (doc.data.actions ?? []).flatMap(({ label, to, mode, leave }, index) => {
    if (to === undefined && mode === undefined && leave === undefined) return []
    const target = canonical({ to, mode, leave })
    const other = first.get(target)
    first.set(target, other ?? label)
    if (other === undefined) return []
    const message = `“${label}” leads where “${other}” leads.`
    return [report(doc, ['actions', index], { rule: 'same-target', message, fix: 'Lead it to its own place, or keep one of the two.' })]
  })
}

/** A browser would fill one and the same into two fields. */
function filledTwice(doc: Document<'step'>): Diagnostic[] {
  const first = new Map<string, string>()
  return (doc.data.fields ?? []).flatMap((field, index) => {
    if ('question' in field || field.autocomplete === undefined || field.autocomplete === 'off') return []
    const other = first.get(field.autocomplete)
    first.set(field.autocomplete, other ?? field.name)
    if (other === undefined) return []
    const message = `Browsers fill the same (“${field.autocomplete}”) into “${field.name}” as into “${other}”.`
    return [
      report(doc, ['fields', index, 'autocomplete'], {
        rule: 'filled-twice',
        message,
        fix: 'Name what belongs into this field, or "off".',
      }),
    ]
  })
}

function wordsOfAnother(doc: Document<'step'>): Diagnostic[] {
  return (doc.data.fields ?? []).flatMap((field, at) =>
    'question' in field ? [] : checkNumbersOfAnswers(doc, field.options ?? [], ['fields', at, 'options']),
  )
}

type Option = { readonly value: FactValue; readonly label: string }

/** What an answer says in numbers is what it stands for: “15 years” is no 10, and “Less than $25,000” is 0-24999. */
export function checkNumbersOfAnswers(doc: Document, options: readonly Option[], at: JsonPath): Diagnostic[] {
  return options.flatMap(({ value, label }, index) => {
    const meant = /^(?<from>\d+)(?:-(?<to>\d+))?$/.exec(String(value))?.groups
    const said = (label.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
    if (!meant) return saysOthers(String(value), said) ? [report(doc, [...at, index, 'label'], wordsOf(value, label))] : []
    if (said.length === 0) return []
    const ends = [meant['from'], meant['to']].flatMap((end) => (end === undefined ? [] : [Number(end)]))
    const isMeant = (number: number) => ends.some((end) => number === end || (ends.length > 1 && said.length === 1 && number === end + 1))
    if (said.length <= ends.length ? said.every(isMeant) : said.some(isMeant)) return []
    return [report(doc, [...at, index, 'label'], wordsOf(value, label))]
  })
}

/** “5-to-10-years” is neither 15 years nor one. */
function saysOthers(value: string, said: readonly number[]): boolean {
  const meant = (value.match(/\d+/g) ?? []).map(Number)
  return meant.length > 0 && said.some((number) => !meant.includes(number))
}

function wordsOf(value: FactValue, label: string) {
  return {
    rule: 'words-of-another',
    message: `The answer “${value}” says “${label}”.`,
    fix: 'Say the numbers that the answer stands for.',
  }
}
