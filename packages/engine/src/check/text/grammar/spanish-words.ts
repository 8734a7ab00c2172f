import type { Diagnostic } from '../../../load/diagnostic.ts'
import { type Document, type Problem, report } from '../../../load/document.ts'
import { onceEach } from '../../../load/once-each.ts'
import { languageOf, textsIn } from '../texts-in.ts'

type OtherWord = readonly [pattern: RegExp, term: string]

/** What translators said in two ways, with the one that docs/spanish.md has. Words in code are held to it too, by a test. */
export const otherSpanishWords: readonly OtherWord[] = [
  [/(?<!\p{L})no reclamad[oa]s?(?!\p{L})/iu, 'sin reclamar'],
  [/(?<!\p{L})v[ií]ncul/iu, 'conecta'],
  [/(?<!\p{L})mezclas?(?!\p{L})/iu, 'combinación'],
  [/(?<!\p{L})enlaz\p{L}+/iu, 'conecta'],
  [/(?<!\p{L})transferencias? directas?(?!\p{L})/iu, 'traslado directo'],
  [/(?<!\p{L})formularios? de transferencia(?!\p{L})/iu, 'formulario de traslado'],
  [/(?<!\p{L})contrato de (?:la cuenta|adopción)(?!\p{L})/iu, 'acuerdo de'],
  [/(?<!\p{L})59 años y medio(?!\p{L})/iu, '59½'],
  [/(?<!\p{L})tu configuración(?!\p{L})/iu, 'tus ajustes'],
  [/(?<!\p{L})saldo consolidado(?!\p{L})/iu, 'vested'],
  [/(?<!(?<!\p{L})te )(?<!\p{L})importes?(?!\p{L})/iu, 'cantidad'],
  [/(?<!\p{L})reclamaci(?:ón|ones)(?!\p{L})/iu, 'reclamo'],
  [/(?<!\p{L})nuestra comisión(?!\p{L})/iu, 'cargo'],
]

const toUsted =
  'elija escoja seleccione ingrese escriba introduzca indique revise verifique compruebe confirme llame envíe espere haga vaya vuelva pague firme abra cierre lea marque pulse presione toque agregue añada cancele guarde pida pregunte mire vea ponga recuerde intente inicie consulte conecte empiece comience continúe siga diga díganos cuéntenos regrese descargue suba responda acepte corrija busque únase regístrese asegúrese'
/** Said to “usted” where a sentence begins with it; to “tú” it has another ending, and elsewhere it may be no order at all. */
const formalOrder = new RegExp(
  `^(?:por favor,? )?(?:no (?:lo |la |los |las |nos |me )?)?(?:${toUsted.split(' ').join('|')})(?!\\p{L})`,
  'iu',
)

/** An order with “it”, “us” or “yourself” behind it is an order wherever it stands: “dígalo”, “llámenos”. */
const formalStems =
  'díga escríba lláme envíe hága cuénte pída léa fírme guárde ábra cámbie corríja elíja márque muéstre súba déje úse pónga quíte bórre cópie págue espére regístre asegúre comuníque presénte recuérde solicíte consúlte lléve tráiga mánde diríja acuérde quéde fíje'
const formalAnywhere = new RegExp(`(?<!\\p{L})(?:${formalStems.split(' ').join('|')})(?:nos|me|se|l[aeo]s?){1,2}(?!\\p{L})`, 'iu')

/** The words of a Spanish text: one term for one thing, and “tú” in every order that is given. */
export const checkSpanishWords = onceEach((doc: Document): readonly Diagnostic[] => {
  if (languageOf(doc) !== 'es') return []
  return textsIn(doc).flatMap(({ text, at }) => {
    const problem = otherWord(text) ?? orderToUsted(text) ?? brokenSpanish(text)
    return problem ? [report(doc, at, problem)] : []
  })
})

/** Most texts have none of them. */
const anyOther = new RegExp(otherSpanishWords.map(([{ source }]) => source).join('|'), 'iu')

function otherWord(text: string): Problem | undefined {
  if (!anyOther.test(text)) return undefined
  for (const [pattern, term] of otherSpanishWords) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined)
      return { rule: 'other-spanish-word', message: `“${found}” is called otherwise everywhere else.`, fix: `Say it with “${term}”.` }
  }
  return undefined
}

function orderToUsted(text: string): Problem | undefined {
  const found = text
    .split(/(?<=[.?:])\s+/)
    .map((sentence) => formalOrder.exec(sentence)?.[0] ?? formalAnywhere.exec(sentence)?.[0])
    .find((one) => one !== undefined)
  return found === undefined
    ? undefined
    : { rule: 'formal-address', message: `“${found}” is said to “usted”.`, fix: 'Say it to “tú”: “elige”, “revisa”, “no olvides”.' }
}

const small = '(?:solo |sí |también |no |te |lo |la |los |las |le |nos )*'
/** Words that don’t go together: of another number or gender, or said by somebody else. */
const apart = new RegExp(
  [
    '(?<!\\p{L}|sobre )(?:todo (?:las|los)|toda (?:las|los)|todos (?:la|el|las)|todas (?:el|la|los))(?!\\p{L})',
    `(?:^|(?<=[.?] ))nosotros ${small}(?!\\p{L}+mos(?!\\p{L})|(?:solo|sí|también|no|te|lo|la|los|las|le|nos|solos|mismos)(?!\\p{L}))\\p{L}{3,}`,
    '(?<!\\p{L})(?:de|a) el (?=\\p{Ll})',
    '(?<!\\p{L})(?:tus|sus|nuestr[oa]s|un[oa]s) \\p{L}{3,}(?:ción|dad)(?!\\p{L})',
    '(?<!\\p{L})(?:una?|cada|tu) \\p{L}{2,}(?:ciones|dades|entas|entos)(?!\\p{L})',
  ].join('|'),
  'iu',
)

function brokenSpanish(text: string): Problem | undefined {
  const found = apart.exec(text)?.[0]
  return found === undefined
    ? undefined
    : {
        rule: 'broken-spanish',
        message: `“${found.trim()}” doesn’t go together.`,
        fix: 'Let words agree: “todas las cuentas”, “nosotros buscamos”, “del plan”.',
      }
}
