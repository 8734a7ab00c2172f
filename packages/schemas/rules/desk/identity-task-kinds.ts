/** What people of ours do about who customers are, and where they live. */
export const identityTaskKinds = {
  'identity-check': {
    queue: 'papers',
    title: 'An application was refused',
    todo: 'Ask the brokerage why. Tell the customer what was wrong, and whether it’s worth applying again.',
    dueInDays: 3,
    role: 'operations',
    outcomes: {
      'apply-again': {
        label: 'They can apply again',
        effect: 'The customer gets an e-mail with what you write, under the subject that they can apply again.',
        fields: { change: { type: 'long-text', label: 'What to change, as the customer reads it' } },
      },
      final: {
        label: 'It’s final',
        effect: 'The customer gets an e-mail with what you write. No new application is started.',
        fields: { reason: { type: 'long-text', label: 'Why, and what they can do instead, as the customer reads it' } },
      },
    },
  },
  beneficiaries: {
    queue: 'papers',
    title: 'Have a list of beneficiaries recorded',
    todo: 'Read why it waits. Get what is missing from the customer, such as the agreement of a spouse, and have the brokerage record the list below.',
    dueInDays: 5,
    role: 'operations',
    outcomes: {
      recorded: {
        label: 'It’s recorded there',
        effect: 'The list is marked as in force from today, and the customer gets an e-mail.',
        fields: {},
      },
      asked: {
        label: 'Ask the customer for something',
        effect: 'The customer gets what you write by e-mail. The task stays open.',
        keepsOpen: true,
        fields: { question: { type: 'long-text', label: 'What you need, as the customer reads it' } },
      },
      refused: {
        label: 'It can’t be recorded',
        effect: 'The change ends, a list before it stays in force, and the customer gets an e-mail with the reason.',
        fields: { reason: { type: 'long-text', label: 'Why, as the customer reads it' } },
      },
    },
  },
  'returned-mail': {
    queue: 'papers',
    title: 'Paper mail came back',
    todo: 'The customer was asked to check their address. Call them if they don’t answer. Once the address is right, give it to the company that sent the mail, and have it sent again.',
    dueInDays: 5,
    role: 'operations',
    outcomes: {
      'sent-again': {
        label: 'It was sent again',
        effect:
          'The customer gets an e-mail that it was sent again, to the address that we have now. While that’s the old one, this is refused.',
        fields: {},
      },
      'same-address': {
        label: 'It was sent again to the same address',
        effect: 'The customer gets an e-mail that it was sent again. Choose this only if they told you that the address is right.',
        fields: { why: { type: 'text', label: 'Why it came back, as the customer said' } },
      },
      'to-correct': {
        label: 'Ask for the address again',
        effect: 'The customer gets an e-mail with what you write. The task stays open.',
        keepsOpen: true,
        fields: { words: { type: 'long-text', label: 'What you need, as the customer reads it' } },
      },
      'not-reached': {
        label: 'I couldn’t reach them',
        effect: 'It’s recorded, and the task stays open.',
        keepsOpen: true,
        fields: { tried: { type: 'text', label: 'What you tried' } },
      },
    },
  },
  'address-check': {
    queue: 'papers',
    title: 'Check an address or identity',
    todo: 'The brokerage couldn’t confirm from a paper who the customer is, or where they live. Compare the paper with what they told us. Call them if that helps.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      'other-paper': {
        label: 'Ask for another paper',
        effect:
          'It’s in the customer’s list of papers to send, and they get an e-mail with what you write. The brokerage gets it once it’s here.',
        fields: {
          paper: {
            type: 'choice',
            label: 'Which paper',
            options: {
              'photo-id': 'A photo ID',
              'address-statement': 'A statement or bill with the address',
              'tax-card': 'The Social Security card',
              selfie: 'A photo of themselves',
            },
          },
          words: { type: 'long-text', label: 'What it has to show, as the customer reads it' },
        },
      },
      'to-correct': {
        label: 'They have to correct something',
        effect: 'The customer gets an e-mail with what you write. The task stays open.',
        keepsOpen: true,
        fields: { words: { type: 'long-text', label: 'What to correct, and where, as the customer reads it' } },
      },
      'not-confirmed': {
        label: 'It can’t be confirmed',
        effect: 'The application ends without an account, and the customer gets an e-mail with the reason.',
        fields: { words: { type: 'long-text', label: 'Why, and what they can do instead, as the customer reads it' } },
      },
    },
  },
  'recover-sign-in': {
    queue: 'papers',
    title: 'Someone has lost every second factor',
    todo: 'Call the customer at the number they confirmed, never on a number from a message. If they confirmed none, our e-mail asked them to call us. Ask what only they know about their accounts, and compare with a photo ID among their papers. If in doubt, it isn’t them.',
    dueInDays: 5,
    role: 'support',
    outcomes: {
      'is-them': {
        label: 'It’s them',
        effect:
          'When the week is over, the customer gets an e-mail with a link to set a new password. Using it removes their old passkeys, app and codes.',
        fields: { how: { type: 'text', label: 'How you made sure' } },
      },
      'is-not': {
        label: 'I can’t be sure that it’s them',
        effect: 'The request ends, nothing changes in the account, and the customer gets an e-mail that says so.',
        fields: { why: { type: 'text', label: 'Why, for the record' } },
      },
    },
  },
} as const
