import type { Context } from '../../context/context.ts'
import type { Queries } from '../../db/database.ts'
import { blindIndex, blindIndexes } from '../../security/blind-index.ts'
import { sealing } from '../../security/sealing.ts'
import { sealedNameWords } from './sealed.ts'
import { findByNameWords, putNameWords } from './store.ts'

const column = { table: 'name_words', column: 'word' } as const

/** Makes a person findable by the words of their name. */
export async function indexName({ keys, newId }: Pick<Context, 'keys' | 'newId'>, trx: Queries, personId: string, name: string) {
  const { seal } = sealing(keys, sealedNameWords)
  const rows = wordsOf(name).map((word) => {
    const id = newId()
    return { id, person_id: personId, word: seal('word', id, word), word_index: blindIndex(keys, column, word) }
  })
  await putNameWords(trx, personId, rows)
}

/** The people whose names have all of these words, whatever their order, ten at most. */
export async function findByName({ keys }: Pick<Context, 'keys'>, db: Queries, name: string): Promise<readonly string[]> {
  const words = wordsOf(name)
  return words.length === 0
    ? []
    : findByNameWords(
        db,
        words.map((word) => blindIndexes(keys, column, word)),
        10,
      )
}

/** As they are compared: small letters without accents, each once. */
function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set(plain.split(/[^\p{L}]+/u).filter((word) => word !== ''))]
}
