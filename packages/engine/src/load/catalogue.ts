import { conditionSchema } from '@app/schemas/flow/condition'
import { type FileKind, fileKindNames, fileKinds } from '@app/schemas/flow/files'
import { nameSchemas } from '@app/schemas/flow/names'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { getNodeValue } from 'jsonc-parser'
import { blame } from './blame.ts'
import type { Diagnostic } from './diagnostic.ts'
import { type Document, report, type SourceFile } from './document.ts'
import type { InParts } from './in-parts.ts'
import { parseFile } from './parse.ts'
import { type Schema, schemaAt } from './schema-parts.ts'

/** Everything in flows/ that could be read, by kind and name, and what was wrong with the rest. */
export type Catalogue = {
  readonly documents: { readonly [K in FileKind]: ReadonlyMap<string, Document<K>> }
  /** What parsing and the schemas found, by file. A file with an error is not among the documents. */
  readonly problems: ReadonlyMap<string, readonly Diagnostic[]>
}

type Read = { readonly document?: Document; readonly problems: readonly Diagnostic[] }

/**
 * Reads all files of flows/. Never throws: a file that cannot be read is a diagnostic, and the rest is still there. Files that are known to
 * keep to their schemas (`isSound`) are not held against them once more.
 */
export function loadCatalogue(files: readonly SourceFile[], isSound = false): Catalogue {
  return assemble(new Map(files.map((file) => [file.path, readAgain(file, isSound)])))
}

/** The same catalogue with one file changed, added, or (without a text) removed. */
export function changeFile(catalogue: Catalogue, file: SourceFile | { readonly path: string; readonly gone: true }): Catalogue {
  const reads = new Map<string, Read>()
  for (const [path, problems] of catalogue.problems) reads.set(path, { problems })
  for (const documents of Object.values(catalogue.documents)) {
    for (const document of documents.values()) reads.set(document.path, { document, problems: catalogue.problems.get(document.path) ?? [] })
  }
  if ('gone' in file) reads.delete(file.path)
  else reads.set(file.path, readFile(file))
  return assemble(reads)
}

function assemble(reads: ReadonlyMap<string, Read>): Catalogue {
  // Object.fromEntries forgets its keys, and which kind of document is in which map; each is put into the map of its own kind.
  const documents = Object.fromEntries(Object.keys(fileKinds).map((kind) => [kind, new Map<string, Document>()])) as Record<
    FileKind,
    Map<string, Document>
  >
  const problems = new Map<string, readonly Diagnostic[]>()
  for (const [path, read] of [...reads].sort(([a], [b]) => a.localeCompare(b))) {
    if (read.document) documents[read.document.kind].set(read.document.name, read.document)
    if (read.problems.length > 0) problems.set(path, read.problems)
  }
  return { documents: documents as unknown as Catalogue['documents'], problems }
}

/** What was read of each path last, and from what: a file that stays as it is is one and the same document in the next catalogue. */
const lastRead = new Map<string, { readonly file: SourceFile; readonly read: Read }>()

function readAgain(file: SourceFile, isSound: boolean): Read {
  const last = lastRead.get(file.path)
  if (last && last.file.text === file.text && last.file.problem === file.problem) return last.read
  const read = readFile(file, isSound)
  lastRead.set(file.path, { file, read })
  return read
}

function readFile(file: SourceFile, isSound = false): Read {
  const place = placeOf(file.path)
  if (!place) return { problems: [strayFile(file.path)] }
  const { tree, diagnostics } = parseFile(file)
  if (!tree || file.text === undefined) return { problems: diagnostics }
  const data: Readonly<Record<string, unknown>> = getNodeValue(tree)
  const shape = { path: file.path, text: file.text, tree }
  const breaches = isSound ? [] : validate(place.kind, shape, data)
  const problems = [...diagnostics, ...breaches]
  if (breaches.length > 0) return { problems }
  const named = data[place.kind]
  if (place.folder && named !== place.name) return { problems: [...problems, wrongName(shape, place, String(named))] }
  // `validate` has held the data against the schema of its kind.
  return { document: { kind: place.kind, name: place.name, ...shape, data } as Document, problems }
}

type FilePlace = { readonly kind: FileKind; readonly name: string; readonly folder: boolean }

/** Which kind of file is at a path of flows/: steps/ira/info.json is the step ira/info. */
export function placeOf(path: string): FilePlace | undefined {
  for (const kind of fileKindNames) {
    const { at } = fileKinds[kind]
    if (path === at) return { kind, name: kind, folder: false }
    if (at.endsWith('/') && path.startsWith(at) && path.endsWith('.json'))
      return { kind, name: path.slice(at.length, -'.json'.length), folder: true }
  }
  return undefined
}

function strayFile(path: string): Diagnostic {
  return {
    rule: 'stray-file',
    severity: 'error',
    stage: 'read',
    file: path,
    line: 1,
    column: 1,
    message: 'No file of this name belongs here.',
    fix: `Files are ${Object.values(fileKinds)
      .map(({ at }) => (at.endsWith('/') ? `${at}NAME.json` : at))
      .join(', ')}.`,
  }
}

function wrongName(shape: Parameters<typeof report>[0], { kind, name }: FilePlace, named: string): Diagnostic {
  return report(shape, [kind], {
    rule: 'wrong-name',
    message: `The file is called “${name}” but says it is “${named}”.`,
    fix: canBeCalled(kind, name)
      ? `Write "${kind}": "${name}", or rename the file. “npm run flows -- rename” changes every reference too.`
      : `Rename the file, for no ${kind} can be called “${name}”. A copy that nobody needs can be deleted.`,
  })
}

/** What a file manager calls a copy, such as “qa1 copy”, is no name of ours. */
function canBeCalled(kind: FileKind, name: string): boolean {
  const properties = schemaAt(fileKinds[kind].schema as Schema, 'properties')
  const pattern = properties && schemaAt(properties, kind)?.['pattern']
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(name)
}

// Compiled once for each process, and used a few hundred times: making the code of it smaller takes longer than it saves.
const ajv = new Ajv2020({
  code: { optimize: false },
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  strictTypes: false,
  discriminator: true,
})
for (const schema of Object.values(nameSchemas)) ajv.addSchema(schema)
ajv.addSchema(conditionSchema)

const validators = new Map<FileKind, ValidateFunction>()

function validatorOf(kind: FileKind): ValidateFunction {
  const known = validators.get(kind)
  if (known) return known
  const compiled = ajv.compile(fileKinds[kind].schema)
  validators.set(kind, compiled)
  return compiled
}

/** Makes the code that holds files against their schemas, kind by kind, before the first file asks for it. */
export function* prepareSchemas(): InParts<void> {
  for (const kind of fileKindNames) {
    validatorOf(kind)
    yield
  }
}

/** Holds data against the schema of its kind; every mistake becomes one sentence at its place. */
function validate(kind: FileKind, doc: Parameters<typeof report>[0], data: unknown): Diagnostic[] {
  if (validatorOf(kind)(data)) return []
  const breaches = blame(data, fileKinds[kind].schema as Schema)
  const found = breaches.map(({ at, key, ...problem }) => report(doc, at, { ...problem, stage: 'schema' }, key ? 'key' : 'value'))
  return found.length > 0 ? found : [report(doc, [], { ...unexplained, stage: 'schema' })]
}

const unexplained = {
  rule: 'wrong-value',
  message: 'This file does not keep to the format of its kind.',
  fix: 'Compare it with another file of the same folder; an editor marks the place.',
}
