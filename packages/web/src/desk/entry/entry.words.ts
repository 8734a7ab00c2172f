import type { StaffRole } from '@app/schemas/rules/desk/roles'

export const words = {
  closed: 'This page is for colleagues',
  closedText: 'Your account doesn’t open it.',
  toOwn: 'Go to your own account',
  setUp: 'Set up an authenticator app',
  setUpText:
    'The desk asks for a code from an app on your phone each time you sign in. Any authenticator app works. We ask for your password first.',
  begin: 'Set up the app',
  scan: 'Scan this with the app',
  scanned: 'Code to scan with your authenticator app',
  orType: 'Or type this key into it',
  firstCode: 'Code from the app',
  firstCodeHelp: 'The app shows 6 digits. They change every half minute.',
  confirm: 'Confirm the app',
  again: 'Start over with a new key',
  backup: 'Save your backup codes',
  enter: 'Show your second factor',
  enterText: 'The desk asks for your second factor once a working day.',
  codeMissing: 'Enter the code.',
  signOut: 'Sign out',
  join: 'You’ve been invited to the desk',
  joinText: 'The desk is where we work on what people must do for our customers.',
  joinSignedOut: 'Sign in with the address that the invitation was sent to, or create an account with it. Then you come back here.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  joinAs: (email: string) => `You’re signed in as ${email}.`,
  accept: 'Accept the invitation',
  joined: (role: string) => `You’re now a colleague (${role}). Next you set up an authenticator app.`,
  goOn: 'Go to the desk',
  otherAddress: 'Sign in with another address',
  noInvitation: 'Open the link in your invitation',
  noInvitationText: 'This page needs the link from the e-mail. An invitation is good for three days. A lead can send another one.',
} as const

export const roleNames = {
  support: 'support',
  operations: 'operations',
  compliance: 'compliance',
  lead: 'lead',
} as const satisfies Readonly<Record<StaffRole, string>>
