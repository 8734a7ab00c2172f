/**
 * A list of whole numbers that the database sends as one text, with commas between them: as hundreds of rows it would cost more than what is
 * done with it, and as an array that is written out half as much again. Days are sent by their numbers, which are read and compared in less
 * time than their texts. A number that is too large to be exact must not be rounded in silence.
 */
export function listedNumbers(list: string | null): readonly number[] {
  const numbers: unknown = list === null ? [] : JSON.parse(`[${list}]`)
  if (!areWhole(numbers)) throw new RangeError('A whole number from the database is too large to be exact.')
  return numbers
}

function areWhole(numbers: unknown): numbers is readonly number[] {
  return Array.isArray(numbers) && numbers.every(Number.isSafeInteger)
}
