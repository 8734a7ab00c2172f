import type { Document, JsonPath } from '../../load/document.ts'

export type Visit = { readonly step: string; readonly answers: object; readonly at: JsonPath }

/** What a persona answers, by step and visit, with its place. */
export function visitsOf({ data }: Pick<Document<'persona'>, 'data'>): readonly Visit[] {
  return Object.entries(data.answers).flatMap(([step, visits]): Visit[] =>
    Array.isArray(visits)
      ? visits.map((answers, index) => ({ step, answers, at: ['answers', step, index] }))
      : [{ step, answers: visits, at: ['answers', step] }],
  )
}

/** The answer of that name; files have answers of every shape. */
export function answerOf(answers: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(answers, name)?.value
}
