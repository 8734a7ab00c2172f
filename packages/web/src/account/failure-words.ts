import { useWords, type Words } from '../client/language.ts'
import type { Failure } from '../client/service/answer.ts'

type Own = {
  readonly credentials: string
  readonly stepUp: string
  readonly tooMany: (minutes: number) => string
  readonly challenge: string
  readonly link: string
  readonly refused: string
}

const words: Words<Own> = {
  en: {
    credentials: 'That e-mail address and password don’t match. Check both, or set a new password.',
    stepUp: 'That isn’t your account’s password. Check it and try again.',
    tooMany: (minutes) =>
      `That was too many tries in a short time. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again. Your account and your answers are safe.`,
    challenge: 'Your browser couldn’t finish a short check. Try again, or have us e-mail you a link.',
    link: 'This link has been used, or it’s too old. Ask for a new one below. Nothing in your account has changed.',
    refused: 'This page has been open for a long time. Reload it, then send the form again.',
  },
  es: {
    credentials: 'El correo y la contraseña no coinciden. Revisa los dos, o crea una contraseña nueva.',
    stepUp: 'Esta no es la contraseña de tu cuenta. Revísala e inténtalo de nuevo.',
    tooMany: (minutes) =>
      `Fueron demasiados intentos en poco tiempo. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e inténtalo de nuevo. Tu cuenta y tus respuestas están a salvo.`,
    challenge: 'Tu navegador no pudo terminar una revisión corta. Inténtalo de nuevo, o pide un enlace por correo.',
    link: 'Este enlace ya se usó o es demasiado antiguo. Pide uno nuevo abajo. Tu cuenta sigue como estaba.',
    refused: 'Esta página lleva mucho tiempo abierta. Cárgala de nuevo y envía el formulario otra vez.',
  },
}

/** Why a form of the account could not be sent, in the words of these pages: what happened, and what to do. */
export function useFailureWords(): (failure: Failure, where?: 'sign-in' | 'step-up') => string {
  const said = useWords(words)
  return ({ code, detail, retryAfterSeconds = 60 }, where = 'sign-in') => {
    if (code === 'invalid_credentials') return where === 'step-up' ? said.stepUp : said.credentials
    if (code === 'too_many_requests') return said.tooMany(Math.ceil(retryAfterSeconds / 60))
    if (code === 'challenge_required') return said.challenge
    if (code === 'link_used_up' || code === 'token_not_valid') return said.link
    return code === 'security_code_refused' ? said.refused : detail
  }
}
