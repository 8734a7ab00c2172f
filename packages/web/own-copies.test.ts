import { join } from 'node:path'
import { islandNames } from '@app/schemas/pages/island-names'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { ownCopies } from './own-copies.ts'

describe('the scripts of landing pages', async () => {
  const chunks = await built({ configFile: join(import.meta.dirname, 'vite.islands.config.ts') })

  it('are one for each block, one that tells of a visit, and one for the form of contact', () => {
    expect(chunks.map(({ name }) => name).toSorted()).toEqual([...islandNames, 'contact', 'visit'].toSorted())
  })

  it.each(chunks)('$name needs no other file', ({ imports, dynamicImports }) => {
    expect([imports, dynamicImports]).toEqual([[], []])
  })

  it.each(chunks)('$name has the answer of its own calculator, if it is one, and of no other', ({ name, moduleIds }) => {
    const answers = moduleIds.flatMap((id) => /\/(\w+)-answer\.ts/.exec(id)?.[1] ?? [])
    expect(answers.filter((answer) => answer !== 'write')).toEqual(name.endsWith('-calculator') ? [name.replace('-calculator', '')] : [])
  })
})

describe('entries', () => {
  it('have a copy each of what they share, also where others lead to it', async () => {
    const chunks = await builtOf({ '/one': 'import "/way"', '/two': 'import "/way"', '/way': 'import "/end"', '/end': '' })
    expect(chunks.map(({ code }) => code.match(/\/\w+/g))).toEqual([
      ['/end', '/way', '/one'],
      ['/end', '/way', '/two'],
    ])
  })

  it('are not built where one would need a file beside its own', async () => {
    const texts = { '/one': 'import("/late")', '/two': '', '/late': '' }
    await expect(builtOf(texts)).rejects.toThrow(/assets\/one-[\w-]{8}\.js needs assets\/late/)
  })
})

/** The entries “/one” and “/two”, made of modules that are nowhere but here. Each says its name when it runs. */
function builtOf(texts: Readonly<Record<string, string>>): Promise<readonly Rolldown.OutputChunk[]> {
  const plugin: Plugin = {
    name: 'texts',
    enforce: 'pre',
    resolveId: (id) => (id in texts ? id : undefined),
    load: (id) => {
      const [name = ''] = id.split('?')
      return name in texts ? `${texts[name]};console.log("${name}")` : undefined
    },
  }
  return built({ configFile: false, plugins: [ownCopies(), plugin], build: { rolldownOptions: { input: ['/one', '/two'] } } })
}

async function built(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const found = await build({ root: import.meta.dirname, logLevel: 'silent', ...config, build: { ...config.build, write: false } })
  return [found].flat().flatMap((one) => ('output' in one ? one.output.filter((file) => file.type === 'chunk') : []))
}
