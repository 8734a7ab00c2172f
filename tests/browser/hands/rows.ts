import type { ShownField } from '../support/mode.ts'
import { type Answering, groupOf, type Hand } from './hand.ts'

type Row = Readonly<Record<string, unknown>>

/** Adds rows to a list, each with its fields. Rows that are there already stay as they are. */
export function rowsHand(handOf: (type: ShownField['type']) => Hand): Hand {
  return async (answering) => {
    const { field, value } = answering
    const group = groupOf(answering)
    await group.waitFor()
    if ((await group.getByRole('button', { name: /^Change: / }).count()) > 0) return
    for (const [index, row] of rowsIn(value).entries()) {
      const add = group.getByRole('button', { name: /^(\+ )?Add (?!up)/ })
      if ((await add.count()) > 0) await add.last().click()
      const open = group.getByRole('group', { name: /\d+$/ }).last()
      await open.waitFor()
      for (const part of field.rows ?? []) await fillPart(answering, part as ShownField, row, open, handOf)
      const done = open.getByRole('button', { name: 'Done with this one' })
      if (index < rowsIn(value).length - 1 && (await done.isVisible())) await done.click()
    }
  }
}

async function fillPart(
  answering: Answering,
  part: ShownField,
  row: Row,
  open: Answering['within'],
  handOf: (type: ShownField['type']) => Hand,
) {
  if (row[part.name] === undefined) return
  await handOf(part.type)({ page: answering.page, field: part, value: row[part.name], within: open })
}

function rowsIn(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : []
}
