import type { Field } from '@app/schemas/flow/step'
import type { Writing } from './writing.ts'

type OwnField = Extract<Field, { readonly name: string }>
type Shared = 'type' | 'label' | 'help' | 'why' | 'options' | 'optional' | 'errors' | 'when'
type Asked = Pick<OwnField, Shared> & Pick<Partial<OwnField>, 'rows' | 'fixedOptions'>

/** A field as a screen shows it, with every message it can give. */
export function drawField(field: Field, writing: Writing): string {
  if (!('question' in field)) return drawAsked(field, field.name, writing)
  const question = writing.question(field.question)
  if (question) return drawAsked(question, field.question, writing)
  return `<div class="field"><p class="message">There is no question ${writing.words(field.question)}.</p></div>`
}

function drawAsked(asked: Asked, name: string, writing: Writing): string {
  const { words, say } = writing
  const isConsent = asked.type === 'consent'
  const optional = asked.optional ? ' <span class="optional">(optional)</span>' : ''
  const label = `<p class="label">${isConsent ? '<span class="box" aria-hidden="true"></span> ' : ''}${words(asked.label)}${optional}</p>`
  return [
    '<div class="field">',
    asked.when === undefined ? '' : `<p class="only"><span class="tag">only when</span> ${say(asked.when)}</p>`,
    label,
    asked.help === undefined ? '' : `<p class="help">${words(asked.help)}</p>`,
    asked.why === undefined ? '' : `<p class="help"><span class="tag">why we ask</span> ${words(asked.why)}</p>`,
    isConsent ? '' : drawInput(asked, writing),
    drawMessages(asked, writing),
    `<p class="name">${words(name)}</p>`,
    '</div>',
  ].join('')
}

function drawInput(asked: Asked, writing: Writing): string {
  const { words } = writing
  if (asked.rows) {
    const rows = asked.rows.map((row) => drawAsked(row, row.name, writing))
    return `<div class="rows"><p class="tag">one of these for each entry</p>${rows.join('')}</div>`
  }
  if (asked.options) return drawOptions(asked, writing)
  const fixed = asked.fixedOptions?.map((option) => `<li>${words(option)}</li>`).join('')
  const first = fixed === undefined ? '' : `<p class="tag">always first in the list</p><ul>${fixed}</ul>`
  return `<p class="input">${words(asked.type.replaceAll('-', ' '))}</p>${first}`
}

function drawOptions({ type, options = [] }: Asked, { words }: Writing): string {
  const mark = type === 'choices' ? 'box' : 'dot'
  const drawn = options.map(({ label, help, error }) => {
    const more = help === undefined ? '' : `<span class="help">${words(help)}</span>`
    const stop = error === undefined ? '' : `<span class="message">${words(error)}</span>`
    return `<li><span class="${mark}" aria-hidden="true"></span><span>${words(label)}${more}${stop}</span></li>`
  })
  return `<ul class="options">${drawn.join('')}</ul>`
}

/** Messages are drawn in the order of the file, each with the rule that brings it up. */
function drawMessages({ errors = {} }: Asked, { words }: Writing): string {
  const drawn = Object.entries(errors).flatMap(([rule, text]) =>
    typeof text === 'string' ? [`<li><span class="tag">${words(rule)}</span> ${words(text)}</li>`] : [],
  )
  return drawn.length === 0 ? '' : `<ul class="messages">${drawn.join('')}</ul>`
}
