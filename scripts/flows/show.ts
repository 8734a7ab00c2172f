import type { Command, CommandInput } from './command.ts'
import { modeNamed } from './modes.ts'
import { outlineOf } from './outline.ts'
import { printOutline } from './print/print-outline.ts'
import { endWithErrors, resolvedMode } from './resolved-mode.ts'

/** A mode from its first step to its end, in words. */
export const showCommand = {
  name: 'show',
  usage: 'MODE [--json]',
  about: 'the mode in words: every step in order, what it asks, needs and completes, and where it leads',
  run(input: CommandInput) {
    const mode = modeNamed(input)
    if (mode === undefined) return 2
    const resolved = resolvedMode(input, mode)
    if (!resolved) return 1
    const outline = outlineOf(input.catalogue, resolved)
    if (input.flags['json']) input.print(JSON.stringify(outline, null, 2))
    else printOutline(outline, input.print)
    return endWithErrors(input, mode)
  },
} satisfies Command
