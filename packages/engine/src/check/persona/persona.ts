import { actTypes } from '@app/schemas/flow/steps/field-types'
import type { Catalogue } from '../../load/catalogue.ts'
import type { Diagnostic } from '../../load/diagnostic.ts'
import { type Document, type JsonPath, report } from '../../load/document.ts'
import type { Vocabulary } from '../../resolve/vocabulary.ts'
import { checkCondition } from '../conditions.ts'
import { checkReferences, stepNames, unknownName } from '../names.ts'
import { firstYearOfUse } from '../step/fields/ever-taken.ts'
import { checkPersonaSlips } from './persona-slips.ts'
import { refusedAnswers } from './refused-answers.ts'
import { visitsOf } from './visits.ts'

/** flows/personas: the mode, the steps and the facts that a persona names. Whether they walk as expected, their walk shows. */
export function checkPersona(doc: Document<'persona'>, catalogue: Catalogue, vocabulary: Vocabulary): Diagnostic[] {
  const { data } = doc
  const steps = [
    ...Object.keys(data.answers).map((name) => ({ name, at: ['answers', name], key: true })),
    ...data.expects.path.map((name, index) => ({ name, at: ['expects', 'path', index] })),
    ...(data.place === undefined ? [] : [{ name: data.place, at: ['place'] }]),
  ]
  return [
    ...checkReferences(doc, [{ name: data.mode, at: ['mode'] }], new Set(catalogue.documents.mode.keys()), 'unknown-mode', 'mode'),
    ...checkReferences(doc, steps, stepNames(catalogue), 'unknown-step', 'step'),
    ...Object.entries(data.facts ?? {}).flatMap(([fact, value]) =>
      checkCondition(doc, { condition: { [fact]: value }, at: ['facts'] }, vocabulary),
    ),
    ...unusedAnswers(doc),
    ...unaskedAnswers(doc, catalogue),
    ...sharedAddress(doc, catalogue),
    ...othersAddress(doc, catalogue),
    ...impossibleDay(doc),
    ...tooYoung(doc),
    ...daysOfStory(doc),
    ...refusedAnswers(doc, catalogue),
    ...halfAnswered(doc, catalogue),
    ...checkPersonaSlips(doc, catalogue),
  ]
}

/** An answer to what a step does not ask is one that the author thinks is given, and that nobody gives. */
function unaskedAnswers(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return visitsOf(doc).flatMap(({ step: name, answers, at }) => {
    const step = documents.step.get(name)?.data
    if (!step) return []
    const asked = new Set([
      ...(step.fields ?? []).map((field) => ('question' in field ? field.question : field.name)),
      ...Object.keys(step.learns ?? {}),
      'go',
    ])
    return Object.keys(answers).flatMap((key) =>
      asked.has(key)
        ? []
        : [report(doc, [...at, key], unknownName(key, asked, 'unasked-answer', `question or field on “${name}” called`), 'key')],
    )
  })
}

/** An e-mail address that is another persona’s would send them what this one does. */
function othersAddress(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  const others = new Map([...documents.persona.values()].map(({ name, data }) => [data.person.email.toLowerCase(), name]))
  return visitsOf(doc).flatMap(({ answers, at }) =>
    Object.entries(answers).flatMap(([key, value]) => {
      const whose = typeof value === 'string' ? others.get(value.toLowerCase()) : undefined
      if (whose === undefined || whose === doc.name) return []
      const fix = `Write ${doc.data.person.email}.`
      return [report(doc, [...at, key], { rule: 'shared-address', message: `“${String(value)}” is the address of “${whose}”.`, fix })]
    }),
  )
}

/** Personas are demo customers too: two of one e-mail address could not both sign in, and two of one number not be told apart. */
function sharedAddress(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return (['email', 'phone_number'] as const).flatMap((key) => {
    const own = doc.data.person[key].toLowerCase()
    const first = [...documents.persona.values()].find(({ data }) => data.person[key].toLowerCase() === own)
    if (!first || first.name === doc.name) return []
    const message = `“${first.name}” and “${doc.name}” both have ${doc.data.person[key]}.`
    return [report(doc, ['person', key], { rule: 'shared-address', message, fix: 'Give each persona an address and a number of its own.' })]
  })
}

function impossibleDay(doc: Document<'persona'>): Diagnostic[] {
  const [month = 0, day = 0, year = 0] = doc.data.person.dob.split('/').map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900) return []
  const message = `“${doc.data.person.dob}” is no day.`
  return [report(doc, ['person', 'dob'], { rule: 'impossible-day', message, fix: 'Write month, day and year: 04/27/1992.' })]
}

/** Nobody under 18 may have an account: so what they did would not be done. */
function tooYoung(doc: Document<'persona'>): Diagnostic[] {
  const year = Number(doc.data.person.dob.slice(-4))
  // Of age in the first year in which this product is used, so that the finding doesn’t come and go with the day.
  if (!(year > firstYearOfUse - ofAge)) return []
  const message = `Whoever is born in ${year} is too young for an account.`
  return [report(doc, ['person', 'dob'], { rule: 'too-young', message, fix: `Choose a year up to ${firstYearOfUse - ofAge}.` })]
}

const ofAge = 18

/** What a demo customer did is told in the order of its days. After the first that is out of it, others may be right. */
function daysOfStory(doc: Document<'persona'>): Diagnostic[] {
  const days = (doc.data.demo?.acts ?? []).flatMap((act, index) => ('day' in act && act.day !== undefined ? [{ day: act.day, index }] : []))
  const place = days.findIndex(({ day }, index) => day < (days[index - 1]?.day ?? 0))
  const late = days[place]
  if (!late) return []
  const message = `Day ${late.day} comes after day ${days[place - 1]?.day}.`
  const fix = 'Put what was done in the order of its days.'
  return [report(doc, ['demo', 'acts', late.index, 'day'], { rule: 'days-out-of-order', message, fix })]
}

/** Whoever types something on a page fills in all of it; what is typed twice is the same both times. */
function halfAnswered(doc: Document<'persona'>, { documents }: Catalogue): Diagnostic[] {
  return Object.entries(doc.data.answers).flatMap(([name, visits]) => {
    const fields = (documents.step.get(name)?.data.fields ?? []).flatMap((field) => ('question' in field ? [] : [field]))
    const typed = fields.filter(({ options, type, store }) => options === undefined && store !== undefined && !actTypes.has(type))
    const visit = Array.isArray(visits) ? visits[0] : visits
    if (!visit || !typed.some((field) => Object.hasOwn(visit, field.name))) return []
    const at: JsonPath = Array.isArray(visits) ? ['answers', name, 0] : ['answers', name]
    const left = typed.filter(
      ({ name: own, optional, when, known }) => !optional && when === undefined && known === undefined && !Object.hasOwn(visit, own),
    )
    return [
      ...left.map(({ name: own }) =>
        report(doc, at, {
          rule: 'half-answered',
          message: `“${own}” is asked on “${name}” too, and is not answered.`,
          fix: `Add "${own}" with an answer.`,
        }),
      ),
      ...typedDifferently(doc, fields, visit, at),
    ]
  })
}

type Named = { readonly name: string; readonly errors?: Readonly<Record<string, string>> | undefined }

function typedDifferently(doc: Document<'persona'>, fields: readonly Named[], visit: object, at: JsonPath): Diagnostic[] {
  const answers = new Map<string, unknown>(Object.entries(visit))
  return fields.flatMap(({ name, errors }, index) => {
    const before = fields[index - 1]?.name ?? ''
    if (errors?.['match'] === undefined || !answers.has(name) || answers.get(name) === answers.get(before)) return []
    const message = `“${name}” is typed otherwise than “${before}”: the page would not let them on.`
    return [report(doc, [...at, name], { rule: 'typed-otherwise', message, fix: `Write the same as in "${before}".` })]
  })
}

/** Answers for a step that is never seen would hide a change of the path. */
function unusedAnswers(doc: Document<'persona'>): Diagnostic[] {
  const seen = new Set(doc.data.expects.path)
  return Object.keys(doc.data.answers).flatMap((step) => {
    const fix = `Put “${step}” into the path, or remove its answers.`
    return seen.has(step)
      ? []
      : [
          report(
            doc,
            ['answers', step],
            { rule: 'answers-unused', message: `Here are answers for “${step}”, which is not in the path of this persona.`, fix },
            'key',
          ),
        ]
  })
}
