import { closest } from './closest.ts'
import { alternativesOf, fitsType, isSchema, propertiesOf, requiredOf, resolved, type Schema, valuesOf } from './schema-parts.ts'

/** The alternative of a union that the author meant: the one with most of the names that are there, or names like them. */
export function meantAlternative(data: unknown, union: Schema): Schema | undefined {
  const rated = alternativesOf(union)
    .filter((one) => fitsType(data, one))
    .map((one) => ({ one, points: isSchema(data) ? pointsOf(data, one) : 0 }))
  return rated.toSorted((a, b) => b.points - a.points)[0]?.one
}

/** Whether anything that is there belongs to an alternative, or nearly does. */
export function isRecognized(data: Schema, alternative: Schema): boolean {
  const names = [...propertiesOf(alternative).keys()]
  return (
    names.length === 0 ||
    isSchema(alternative['additionalProperties']) ||
    Object.keys(data).some((key) => names.includes(key) || closest(key, names) !== undefined)
  )
}

function pointsOf(data: Schema, alternative: Schema): number {
  // A union in a union, such as the panels, is as good as the best of its alternatives.
  const inner = meantAlternative(data, alternative)
  const own = inner ? pointsOf(data, inner) : 0
  const properties = propertiesOf(alternative)
  if (properties.size === 0) return own + freePoints(data, alternative)
  const required = requiredOf(alternative)
  const names = [...properties.keys()]
  const perKey = Object.entries(data).map(([key, value]) => {
    const name = properties.has(key) ? key : closest(key, names)
    if (name === undefined) return -2
    const held = valuesOf(properties.get(name))
    const says = held?.length === 1 ? pointsOfName(value, held[0]) : 0
    return says + (name === key ? 3 : 2) + (required.includes(name) ? 3 : 0)
  })
  const near = new Set(Object.keys(data).map((key) => (properties.has(key) ? key : closest(key, names))))
  return own + perKey.reduce((sum, points) => sum + points, 0) - required.filter((name) => !near.has(name)).length
}

/** Where an alternative has one value for a name, as a kind of block has, that value tells most. */
function pointsOfName(value: unknown, wanted: unknown): number {
  if (value === wanted) return 20
  return typeof value === 'string' && closest(value, [String(wanted)]) ? 5 : -20
}

/** An object of free names, such as the facts of a condition: it was meant where their values are of the right kind. */
function freePoints(data: Schema, { additionalProperties }: Schema): number {
  if (!isSchema(additionalProperties)) return 0
  const wanted = resolved(additionalProperties)
  const kinds = alternativesOf(wanted)
  const fits = (value: unknown) =>
    kinds.length === 0 ? fitsType(value, wanted) : kinds.some((kind) => fitsType(value, kind) && !isListOfObjects(value))
  return Object.values(data).reduce<number>((sum, value) => sum + (fits(value) ? 4 : -2), 0)
}

function isListOfObjects(value: unknown): boolean {
  return Array.isArray(value) && value.some(isSchema)
}
