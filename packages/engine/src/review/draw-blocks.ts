import type { Block } from '@app/schemas/flow/step'
import type { Writing } from './writing.ts'

/** The body of a screen, piece by piece. What opens on a click is open here: a reviewer reads everything. */
export function drawBlock(block: Block, writing: Writing): string {
  const drawn = drawParts(block, writing)
  if (block.when === undefined) return drawn
  return `<div><p class="only"><span class="tag">only when</span> ${writing.say(block.when)}</p>${drawn}</div>`
}

function drawParts(block: Block, { words }: Writing): string {
  if ('text' in block) return `<p>${words(block.text)}</p>`
  if ('list' in block) return `${heading(block.heading, words)}<ul>${items(block.list, words)}</ul>`
  if ('numbered' in block) return `${heading(block.heading, words)}<ol>${items(block.numbered, words)}</ol>`
  if ('note' in block) return `<aside class="note"><strong>${words(block.note.title)}</strong> ${words(block.note.text)}</aside>`
  if ('more' in block) {
    return `<div class="more"><p class="asked">${words(block.more.title)}</p><p>${words(block.more.text)}</p></div>`
  }
  if ('terms' in block) {
    const parts = block.terms.map(({ title, text }) => `<h4>${words(title)}</h4><p>${words(text)}</p>`)
    return `<div class="terms">${parts.join('')}</div>`
  }
  const empty = block.empty === undefined ? '' : `<p><span class="tag">when there is nothing yet</span> ${words(block.empty)}</p>`
  return `<div class="panel"><p class="live">The person’s own data: ${words(block.panel.replaceAll('-', ' '))}</p>${empty}</div>`
}

function heading(text: string | undefined, words: Writing['words']): string {
  return text === undefined ? '' : `<h4>${words(text)}</h4>`
}

function items(texts: readonly string[], words: Writing['words']): string {
  return texts.map((text) => `<li>${words(text)}</li>`).join('')
}
