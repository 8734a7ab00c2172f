import type { Email } from '../../core/email.ts'

type Addressed = { readonly to: string; readonly personId: string; readonly firstName: string }

/** To a new account at an address that nobody has confirmed. */
export function welcomeEmail({ to, personId, firstName }: Addressed, url: string): Email {
  return {
    kind: 'welcome',
    to,
    personId,
    subject: 'Confirm your e-mail address',
    paragraphs: [
      `Hello ${firstName}. Your account is ready.`,
      'Please confirm that this address is yours. Then you can always get back in, also when you forget your password.',
      'If you did not make an account, you need not do anything. Nobody can use your address until you confirm it.',
    ],
    action: { label: 'Confirm my address', url },
  }
}

/** To an address that an account holds already, when another one is made with it. */
export function accountExistsEmail({ to, personId }: Addressed, made: string, url: string): Email {
  return {
    kind: 'account-exists',
    to,
    personId,
    subject: 'You already have an account',
    paragraphs: [
      `Somebody has just made a new account with this e-mail address. There is one already, made on ${made}.`,
      'If it was you: sign in to the earlier account with the button, and go on where you left. It works once, for 15 minutes.',
      'If you do not know the earlier account: open the link in the browser in which you made the new one.',
      'If it was not you, you need not do anything. They cannot see or change your account.',
    ],
    action: { label: 'Sign in to my account', url },
  }
}

/** To the owner of an address that was proven in a browser where its account was not signed in. */
export function addressProvenEmail({ to, personId, firstName }: Addressed, made: string, url: string): Email {
  return {
    kind: 'address-proven',
    to,
    personId,
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${firstName}. You have shown that this e-mail address is yours.`,
      'To be safe, we signed out every other device and removed the password that was set before. Choose a new one with the button. The link works once, for an hour.',
      `Your account was made on ${made}. If that was you, all your answers are still there. If it was not, somebody else used your address: nothing in that account is yours. Do not go on with it, and write to us.`,
      'You can also sign in with a link by e-mail at any time.',
    ],
    action: { label: 'Choose a password', url },
  }
}

/** The day on which an account was made, in words. */
export function madeOn(madeAt: Date): string {
  return madeAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

export function signInEmail({ to, personId }: Addressed, url: string): Email {
  return {
    kind: 'sign-in',
    to,
    personId,
    subject: 'Your link to sign in',
    paragraphs: [
      'Here is the link you asked for. It works once, for 15 minutes.',
      'If you did not ask for it, you need not do anything. Nobody is signed in without the link.',
    ],
    action: { label: 'Sign in', url },
  }
}

export function passwordResetEmail({ to, personId }: Addressed, made: string, url: string): Email {
  return {
    kind: 'password-reset',
    to,
    personId,
    subject: 'Set a new password',
    paragraphs: [
      `With this link you can set a new password for the account that was made on ${made}. It works once, for an hour.`,
      'A new password signs out all your devices.',
      'If you did not ask for it, you need not do anything. Your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
  }
}

export function passwordChangedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'password-changed',
    to,
    personId,
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and your other devices were signed out.',
      'If this was not you, ask for a new password on the sign-in page right away, and write to us.',
    ],
  }
}

export function confirmNewAddressEmail({ to, personId, firstName }: Addressed, url: string): Email {
  return {
    kind: 'change-email',
    to,
    personId,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `Hello ${firstName}. You asked us to write to this address from now on. Please confirm that it is yours.`,
      'Until then your old address stays in use. The link works once, for a day.',
    ],
    action: { label: 'Use this address', url },
  }
}

export function addressChangesEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'email-changes',
    to,
    personId,
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'Somebody who is signed in to your account asked us to use another e-mail address. It changes when the new one is confirmed.',
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

export type ChangedDetail = 'address' | 'phone number' | 'trusted contact'

/** To the address of the account, when what a thief would change first has changed. */
export function detailsChangedEmail({ to, personId }: Addressed, details: readonly ChangedDetail[]): Email {
  const list = new Intl.ListFormat('en').format(details)
  return {
    kind: 'details-changed',
    to,
    personId,
    subject: `Your ${list} changed`,
    paragraphs: [
      `The ${list} of your account ${details.length > 1 ? 'were' : 'was'} changed just now, after the password was entered.`,
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

export function deviceEndedEmail({ to, personId }: Addressed): Email {
  return {
    kind: 'device-ended',
    to,
    personId,
    subject: 'A device was signed out of your account',
    paragraphs: [
      'One of your devices was signed out from another one just now, after the password was entered.',
      'If this was not you, change your password right away, and write to us.',
    ],
  }
}

/** To the owner of an account that has an authenticator app now. */
export function secondFactorSetEmail({ to, personId, firstName }: Addressed): Email {
  return {
    kind: 'second-factor-set',
    to,
    personId,
    subject: 'An authenticator app protects your account',
    paragraphs: [
      `Hello ${firstName}. From now on we ask for a code from your authenticator app, and not only for your password.`,
      'Keep your backup codes where nobody else finds them: each lets you in once if you lose your phone.',
      'If it wasn’t you who set this up, write to us right away.',
    ],
  }
}

/** To somebody who is to work at the desk. */
export function invitationEmail(to: string, role: string, url: string): Email {
  return {
    kind: 'staff-invitation',
    to,
    subject: 'Your invitation to the desk',
    paragraphs: [
      `You’ve been invited to work at our desk, as ${role}.`,
      'Use the button, sign in with this address or make an account with it, and set up an authenticator app. The link is good for three days.',
      'If you didn’t expect this, ignore it.',
    ],
    action: { label: 'Join the desk', url },
  }
}
