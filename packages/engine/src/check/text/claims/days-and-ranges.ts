import { lastYearWithLimits } from '@app/schemas/rules/money/contribution-limits'
import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { languageOf, textsIn } from '../texts-in.ts'

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const dated = {
  en: new RegExp(`\\b(?<month>${months.en.join('|')}) (?<day>\\d{1,2})\\b(?!\\d|%)`, 'g'),
  es: new RegExp(`\\b(?<day>\\d{1,2}) de (?<month>${months.es.join('|')})(?!\\p{L})`, 'giu'),
}
const typed = /\b(?<month>\d{1,2})[ /](?<day>\d{1,2})[ /](?:19|20)\d{2}\b/g
const range = /(?<!\bfrom )\$(?<from>\d[\d,]*(?:\.\d+)?) (?:to|–|-) \$(?<to>\d[\d,]*(?:\.\d+)?)/gi

/** Days that there are, ranges that go up, and sources that are there to be read. */
export const checkDaysAndRanges = onceEach((doc: Document): readonly Diagnostic[] => {
  const language = languageOf(doc)
  return textsIn(doc).flatMap(({ text, at }) => {
    if (!/\d/.test(text)) return []
    const problem = noSuchDay(text, language) ?? turnedRange(text) ?? (at.at(-1) === 'source' ? sourceToCome(text) : undefined)
    return problem ? [report(doc, at, problem)] : []
  })
})

function noSuchDay(text: string, language: 'en' | 'es'): Problem | undefined {
  const named = [...text.matchAll(dated[language])].find(({ groups }) => {
    const month = months[language].findIndex((one) => one.toLowerCase() === groups?.['month']?.toLowerCase())
    return !isDay(month + 1, Number(groups?.['day']))
  })
  const written = named ?? [...text.matchAll(typed)].find(({ groups }) => !isDay(Number(groups?.['month']), Number(groups?.['day'])))
  if (!written) return undefined
  return {
    rule: 'impossible-day',
    message: `“${written[0]}” is no day.`,
    fix:
      language === 'en'
        ? 'Write a day that there is; in digits the month comes first.'
        : 'Write the day of the English text; in digits the month comes first.',
  }
}

function isDay(month: number, day: number): boolean {
  return day >= 1 && day <= (daysOf[month - 1] ?? 0)
}

function turnedRange(text: string): Problem | undefined {
  const turned = [...text.matchAll(range)].find(({ groups }) => amount(groups?.['from']) > amount(groups?.['to']))
  return turned && { rule: 'range-turned', message: `“${turned[0]}” goes from more to less.`, fix: 'Write the smaller sum first.' }
}

function amount(text = ''): number {
  return Number(text.replaceAll(',', ''))
}

/** What is later than the limits that are known has not been published. */
function sourceToCome(text: string): Problem | undefined {
  const year = text.match(/(?<![\d.-])20\d\d(?![\d-])/g)?.find((one) => Number(one) > lastYearWithLimits + 1)
  return year === undefined
    ? undefined
    : { rule: 'source-to-come', message: `“${year}” hasn’t come yet.`, fix: 'Write the year in which the source was published.' }
}
