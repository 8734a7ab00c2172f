import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { flowGraph, graphWords, mermaid, svg } from '@app/engine/author'
import type { Command } from './command.ts'
import { writeFiles } from './files/write-files.ts'
import { modeNamed } from './modes.ts'
import { endWithErrors, resolvedMode } from './resolved-mode.ts'

/** A picture of a mode: every step in order, every way aside, every condition. */
export const graphCommand = {
  name: 'graph',
  usage: 'MODE [--out FILE] [--json]',
  about: 'a picture of the mode: MODE.svg, and MODE.mmd for Mermaid',
  values: ['out'],
  async run(input) {
    const mode = modeNamed(input)
    if (mode === undefined) return 2
    const resolved = resolvedMode(input, mode)
    if (!resolved) return 1
    const graph = flowGraph(resolved, graphWords(input.catalogue))
    if (input.flags['json']) {
      input.print(JSON.stringify(graph, null, 2))
      return endWithErrors(input, mode)
    }
    const out = input.flags['out']
    const base = typeof out === 'string' ? baseOf(out, mode) : mode
    const files = [
      { path: `${base}.svg`, text: svg(graph), about: 'open it in a browser' },
      { path: `${base}.mmd`, text: mermaid(graph), about: 'a Mermaid flowchart' },
    ]
    const named = files.filter(({ path }) => path === out)
    return (await writeFiles(named.length > 0 ? named : files, input.print)) || endWithErrors(input, mode)
  },
} satisfies Command

/** A name with or without its ending; in a folder, the file is called as the mode. */
function baseOf(out: string, mode: string): string {
  const isFolder = out.endsWith('/') || (existsSync(out) && statSync(out).isDirectory())
  return isFolder ? join(out, mode) : out.replace(/\.(svg|mmd)$/, '')
}
