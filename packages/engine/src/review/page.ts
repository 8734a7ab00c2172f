import type { PersonaFile } from '@app/schemas/flow/persona'
import type { ResolvedMode } from '../flow/resolved.ts'
import type { Catalogue } from '../load/catalogue.ts'
import { anchorOf, drawScreen } from './draw-screen.ts'
import { pageStyle } from './page-style.ts'
import type { Screen } from './screens.ts'
import { textsOf } from './texts.ts'
import { type Writing, writingOf } from './writing.ts'

/** Every screen of a mode on one page of its own, for those who review the words. Nothing in it runs, and nothing is loaded. */
export function reviewPage(catalogue: Catalogue, resolved: ResolvedMode, screens: readonly Screen[], persona?: PersonaFile): string {
  const writing = writingOf(catalogue)
  const { words } = writing
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="robots" content="noindex">',
    `<title>${words(`${resolved.title} – for review`)}</title>`,
    `<style>${pageStyle(catalogue.documents.brand.get('brand')?.data.colours)}</style>`,
    '</head>',
    '<body>',
    drawHead(catalogue, resolved, screens, persona, words),
    drawContents(screens, words),
    '<main>',
    ...screens.map((screen) => drawScreen(screen, writing)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function drawHead(
  catalogue: Catalogue,
  { mode, title, version }: ResolvedMode,
  screens: readonly Screen[],
  persona: PersonaFile | undefined,
  words: Writing['words'],
): string {
  const notes = catalogue.documents.mode.get(mode)?.data.notes
  const count = textsOf(catalogue, screens).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const about = [mode, `version ${version}`, `${screens.length} screens`, `${count.toLocaleString('en-US')} words`]
  return [
    '<header>',
    `<p class="section">${words('{brand}')} · for review</p>`,
    `<h1>${words(title)}</h1>`,
    `<p class="about">${words(about.join('  ·  '))}</p>`,
    persona ? `<p>As <strong>${words(persona.persona)}</strong> walks it. ${words(persona.about)}</p>` : '',
    notes ? `<dl class="facts"><dt>Given</dt><dd>${words(notes.given)}</dd><dt>Chosen</dt><dd>${words(notes.chosen)}</dd></dl>` : '',
    '</header>',
  ].join('\n')
}

function drawContents(screens: readonly Screen[], words: Writing['words']): string {
  const entries = screens.map(({ step, number, file, place }) => {
    const name = `<span class="number">${words(number ?? '')}</span><a href="#${anchorOf(step)}">${words(file.title)}</a>`
    const guard = place === 'guard' ? ' <span class="tag">only when something is missing</span>' : ''
    return `<li class="${place}">${name} <code>${words(step)}</code>${guard}</li>`
  })
  return `<nav aria-label="Screens"><h2>Screens</h2><ul class="contents">${entries.join('\n')}</ul></nav>`
}
