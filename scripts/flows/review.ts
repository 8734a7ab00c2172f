import { join } from 'node:path'
import { compileFlow, type ResolvedMode } from '@app/engine'
import { catalogueIn, closest, csv, reviewOf, walkPersona } from '@app/engine/author'
import type { PersonaFile } from '@app/schemas/flow/persona'
import type { Command, CommandInput } from './command.ts'
import { drawReview } from './draw-review.ts'
import { writeFiles } from './files/write-files.ts'
import { modeNamed } from './modes.ts'
import { countWords } from './print/diagnostics.ts'
import { red, yellow } from './print/style.ts'
import { endWithErrors, resolvedMode } from './resolved-mode.ts'

/** Everything a mode says to people, for legal and content review. */
export const reviewCommand = {
  name: 'review',
  usage: 'MODE [--out FOLDER] [--persona NAME] [--language es] [--json]',
  about: 'every screen and every text of the mode, as a page to read and a table to mark up',
  values: ['out', 'persona', 'language'],
  async run(input: CommandInput) {
    const mode = modeNamed(input)
    if (mode === undefined) return 2
    const language = languageNamed(input)
    if (language === undefined) return 2
    const resolved = resolvedMode(input, mode)
    if (!resolved) return 1
    const persona = personaNamed(input, mode)
    if (persona === 'unknown') return 2
    const { flags, print } = input
    const path = persona && pathOf(resolved, persona, print)
    const review = reviewOf(catalogueIn(input.catalogue, language), resolved, { persona, path })
    const { screens, texts } = review
    if (flags['json']) {
      print(JSON.stringify(texts, null, 2))
      return endWithErrors(input, mode)
    }
    const page = drawReview(review, language)
    if (page === undefined) return 1
    const name = [mode, persona?.persona, language === 'en' ? undefined : language].filter(Boolean).join('-')
    const base = join(typeof flags['out'] === 'string' ? flags['out'] : '.', name)
    const written = await writeFiles(
      [
        { path: `${base}.html`, text: page, about: countWords(screens.length, 'screen') },
        // The mark at the start tells spreadsheet programs that the file is UTF-8; without it they garble quotes and dashes.
        { path: `${base}.csv`, text: `\uFEFF${csv(mode, texts)}`, about: countWords(texts.length, 'text') },
      ],
      print,
    )
    return written || endWithErrors(input, mode)
  },
} satisfies Command

/** A language that words are translated into. In any other all would be English, and would look as if it were that. */
function languageNamed({ flags, catalogue, print }: CommandInput): string | undefined {
  const language = flags['language']
  if (typeof language !== 'string') return 'en'
  const known = ['en', ...new Set([...catalogue.documents.translation.keys()].flatMap((name) => name.split('/')[0] ?? []))]
  if (known.includes(language)) return language
  print(red(`Nothing is translated into “${language}”. The languages are ${known.join(' and ')}.`))
  return undefined
}

function personaNamed({ flags, catalogue, print }: CommandInput, mode: string): PersonaFile | 'unknown' | undefined {
  const name = flags['persona']
  if (typeof name !== 'string') return undefined
  const personas = [...catalogue.documents.persona.values()]
  const persona = personas.find((one) => one.name === name)?.data
  if (persona?.mode === mode) return persona
  const here = personas.filter(({ data }) => data.mode === mode).map((one) => one.name)
  const meant = closest(name, here)
  const hint = meant ? ` Did you mean “${meant}”?` : ` On this mode: ${here.join(', ') || 'nobody yet'}.`
  print(red(persona ? `“${name}” walks ${persona.mode}, not ${mode}.` : `There is no persona “${name}”.`) + hint)
  return 'unknown'
}

function pathOf(resolved: ResolvedMode, persona: PersonaFile, print: CommandInput['print']): readonly string[] {
  const walk = walkPersona(compileFlow(resolved), persona)
  if (walk.stopped !== undefined) print(yellow(`The walk stops early: ${walk.stopped}.`))
  return walk.path
}
