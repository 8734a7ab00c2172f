import type { Words } from '../../../client/language.ts'

type Own = {
  readonly title: (account: string) => string
  readonly waiting: string
  readonly about: string
  readonly code: string
  readonly help: string
  readonly confirm: string
  readonly left: (tries: number, until: string | undefined) => string
  readonly empty: string
  readonly notRight: string
  readonly doneTitle: (account: string) => string
  readonly done: string
  readonly over: Readonly<Record<'failed' | 'expired', string>>
  readonly overTitle: (account: string) => string
}

export const words: Words<Own> = {
  en: {
    title: (account) => `Confirm account ${account}`,
    waiting: 'Waiting for you',
    about: 'We sent a small deposit, under $1. It arrives in one to three business days. Beside it on your statement stand three letters.',
    code: 'The three letters',
    help: 'If it has not arrived yet, you can go on and come back to this page later.',
    confirm: 'Confirm the account',
    left: (tries, until) => `${tries === 1 ? '1 try' : `${tries} tries`} left${until ? `, until ${until}` : ''}.`,
    empty: 'Enter the three letters that stand beside the deposit.',
    notRight: 'These letters do not fit, or the deposit has not arrived yet. Check your statement.',
    doneTitle: (account) => `Account ${account} is confirmed`,
    done: 'It is yours, and you can use it now.',
    over: {
      failed: 'The letters did not fit three times. Nothing was taken. Enter the numbers again, or sign in to your bank.',
      expired: 'Seven days have passed. Nothing was taken. Enter the numbers again, or sign in to your bank.',
    },
    overTitle: (account) => `Account ${account} was not confirmed`,
  },
}
