import type { Language, Words } from '@app/schemas/language'
import type { OwnAccount } from '../../brokerage/money-of.ts'
import { accountNamesIn } from '../../brokerage/words/account-words.ts'
import type { Receiver } from '../details.ts'

type AccountType = OwnAccount['accountType']

type Own = {
  readonly here: (account: string, lastFour: string | null) => string
  readonly elsewhere: (institution: string, lastFour: string) => string
  readonly sendDocuments: (account: string) => string
  readonly opening: (account: string) => string
  readonly openingUnsigned: (account: string) => string
  readonly signPapers: (account: string) => string
  readonly whichIra: (provider: string) => string
}

const words: Words<Own> = {
  en: {
    here: (account, lastFour) => (lastFour === null ? `${account} here` : `${account} here, ending in ${lastFour}`),
    elsewhere: (institution, lastFour) => `${institution}, account ending in ${lastFour}`,
    sendDocuments: (account) => `Your ${account} isn’t open yet: send the documents that were asked for. Then ask again.`,
    opening: (account) => `Your ${account} is being opened. That takes a few days, and we e-mail you. Send your request after that.`,
    openingUnsigned: (account) =>
      `Your ${account} is being opened. That takes a few days, and we e-mail you. Sign its papers meanwhile, and send your request after that.`,
    signPapers: (account) => `Sign the papers of your ${account}. Then send your request.`,
    whichIra: (provider) => `Say first which kind of IRA you have at ${provider}: Traditional or Roth.`,
  },
  es: {
    here: (account, lastFour) => (lastFour === null ? `${account} aquí` : `${account} aquí, que termina en ${lastFour}`),
    elsewhere: (institution, lastFour) => `${institution}, cuenta que termina en ${lastFour}`,
    sendDocuments: (account) => `Tu cuenta ${account} aún no está abierta: envía los documentos que se pidieron. Después pídelo otra vez.`,
    opening: (account) =>
      `Tu cuenta ${account} se está abriendo. Tarda unos días, y te escribimos por correo electrónico. Después envía tu solicitud.`,
    openingUnsigned: (account) =>
      `Tu cuenta ${account} se está abriendo. Tarda unos días, y te escribimos por correo electrónico. Mientras tanto firma sus documentos, y después envía tu solicitud.`,
    signPapers: (account) => `Firma los documentos de tu cuenta ${account}. Después envía tu solicitud.`,
    whichIra: (provider) => `Di primero qué tipo de IRA tienes en ${provider}: tradicional o Roth.`,
  },
}

function inBoth(say: (said: Own, language: Language) => string): Words<string> {
  return { en: say(words.en, 'en'), es: say(words.es, 'es') }
}

/** An account here, among the places where money can go. */
export function nameHere({ accountType, lastFour }: OwnAccount): Words<string> {
  return inBoth(({ here }, language) => here(accountNamesIn[language][accountType], lastFour))
}

export function nameElsewhere(institution: string, lastFour: string | null): Words<string> {
  return lastFour === null ? { en: institution, es: institution } : inBoth(({ elsewhere }) => elsewhere(institution, lastFour))
}

/** Where money of a request goes. What was saved before its parts were is read as it stands. */
export function receiverName({ name, institution, accountType, lastFour }: Receiver, language: Language): string {
  if (accountType !== null) return accountNamesIn[language][accountType]
  return lastFour === null ? name : nameElsewhere(institution, lastFour)[language]
}

/** What is missing before an account here can get money; null when nothing is. */
export function todoHere({ accountType, isActive, state }: OwnAccount, isSigned: boolean): Words<string> | null {
  const say = (what: Todo) => todoWords(what, accountType)
  if (state === 'ACTION_REQUIRED') return say('sendDocuments')
  if (!isActive) return say(isSigned ? 'opening' : 'openingUnsigned')
  return isSigned ? null : say('signPapers')
}

type Todo = 'sendDocuments' | 'opening' | 'openingUnsigned' | 'signPapers'

function todoWords(what: Todo, accountType: AccountType): Words<string> {
  return inBoth((said, language) => said[what](accountNamesIn[language][accountType]))
}

export function whichIraWords(provider: string): Words<string> {
  return inBoth(({ whichIra }) => whichIra(provider))
}
