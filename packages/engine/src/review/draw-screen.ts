import { drawBlock } from './draw-blocks.ts'
import { drawField } from './draw-field.ts'
import type { Screen } from './screens.ts'
import type { Writing } from './writing.ts'

/** One screen with the place of its file, what it needs and what it completes. */
export function drawScreen(screen: Screen, writing: Writing): string {
  const { words } = writing
  const { file, step, number, place } = screen
  const name = [number, step].filter(Boolean).join(' ')
  return [
    `<article class="${place}" id="${anchorOf(step)}">`,
    `<h2>${words(name)}${place === 'main' ? '' : ` <span class="tag">${place === 'side' ? 'side step' : 'only when something is missing'}</span>`}</h2>`,
    '<div class="pair"><div class="screen">',
    file.section === undefined ? '' : `<p class="section">${words(file.section)}</p>`,
    `<h3>${words(file.title)}</h3>`,
    file.lead === undefined ? '' : `<p class="lead">${words(file.lead)}</p>`,
    ...(file.body ?? []).map((block) => drawBlock(block, writing)),
    ...(file.fields ?? []).map((field) => drawField(field, writing)),
    drawButtons(screen, writing),
    '</div>',
    drawFacts(screen, writing),
    '</div></article>',
  ].join('\n')
}

export function anchorOf(step: string): string {
  return `step-${step.replaceAll('/', '-')}`
}

function drawButtons({ file }: Screen, { words }: Writing): string {
  const quiet = (file.actions ?? []).map(({ label }) => `<p><span class="quiet">${words(label)}</span></p>`)
  return `<div class="buttons"><p><span class="button">${words(file.continue)}</span></p>${quiet.join('')}</div>`
}

/** What a reviewer asks about a screen: who gets to see it, what comes of it, and where its words are changed. */
function drawFacts({ file, path, reached }: Screen, writing: Writing): string {
  const { words } = writing
  const { completes, needs } = file
  const rows = [
    ['File', `<code>flows/${words(path)}</code>`],
    ...(reached.length > 0 ? [['Reached', reached.map((way) => `<span>${words(way)}</span>`).join('')]] : []),
    ['Needs', needs === undefined ? 'nothing' : writing.need(needs)],
    ['Completes', completes === undefined ? 'nothing' : completesWords(completes, writing)],
    ...(file.actions ?? []).map((action) => ['Button', words(`“${action.label}” leads ${leadsTo(action)}`)]),
    ['Screen', words(file.kind.replaceAll('-', ' '))],
  ]
  return `<dl class="facts">${rows.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>`
}

function leadsTo({ to, leave }: NonNullable<Screen['file']['actions']>[number]): string {
  if (to !== undefined) return `to ${to}`
  return leave === undefined ? 'back to where the person came from' : `out, to the ${leave} page`
}

function completesWords(completes: NonNullable<Screen['file']['completes']>, { key, say }: Writing): string {
  return typeof completes === 'string' ? key(completes) : `${key(completes.key)}, when ${say(completes.when)}`
}
