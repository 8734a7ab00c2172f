const payment = {
  amount: { type: 'money', label: 'Amount of this payment' },
  way: { type: 'choice', label: 'How', options: { check: 'By check', wire: 'By wire' } },
  taxKind: { type: 'choice', label: 'Kind of money', options: { 'pre-tax': 'Pre-tax', roth: 'Roth' } },
  name: { type: 'text', label: 'Their check, wire or reference number' },
} as const

/** What a colleague writes down who has asked a record keeper, or has sent it a form. */
const heard = {
  accepted: {
    label: 'They accepted it',
    effect: 'The customer gets an e-mail that the request was accepted. The task stays open until the money is sent.',
    fields: {},
    keepsOpen: true,
  },
  'part-paid': {
    label: 'They sent a part, and more will come',
    effect:
      'The customer gets an e-mail with the amount, and the payment is expected at the new account. The task stays open for the other payments.',
    fields: payment,
    keepsOpen: true,
  },
  paid: {
    label: 'They sent all of it, or the last part',
    effect: 'The customer gets an e-mail with the amount, and the payment is expected at the new account. The task is done.',
    fields: payment,
  },
  refused: {
    label: 'They refused',
    effect: 'The customer gets an e-mail with the reason and what to do, and can ask again.',
    fields: {
      why: {
        type: 'choice',
        label: 'Why',
        options: {
          'spouse-consent': 'The spouse has to agree',
          'still-employed': 'The customer still works there',
          'form-missing': 'The form was not accepted',
          other: 'Another reason',
        },
      },
    },
  },
  'needs-paper': {
    label: 'They need a paper from the customer',
    effect: 'The customer gets an e-mail with what you write. The task stays open.',
    fields: { needed: { type: 'long-text', label: 'What they need, as the customer reads it' } },
    keepsOpen: true,
  },
} as const

/** What people do so that money is moved. */
export const rolloverTaskKinds = {
  'rollover-by-hand': {
    queue: 'moves',
    title: 'Ask a plan to move money',
    todo: 'We have no electronic connection to this record keeper. Send it the signed transfer form by mail or fax, and write down each answer.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      sent: {
        label: 'I sent the form',
        effect: 'The customer’s page says that the plan has the request. The task stays open for the answers.',
        fields: { how: { type: 'text', label: 'How, and under which number' } },
        keepsOpen: true,
      },
      ...heard,
    },
  },
  'transfer-form': {
    queue: 'papers',
    title: 'Get a plan’s own transfer form',
    todo: 'This record keeper wants its own form. Get it, fill it out with the destination below, have the customer sign it, and send it back.',
    dueInDays: 3,
    role: 'operations',
    outcomes: {
      'to-sign': {
        label: 'The form is ready to sign',
        effect: 'The customer gets an e-mail with what you write, as something the plan needs from them. The task stays open.',
        fields: { how: { type: 'long-text', label: 'How they get and sign it, as the customer reads it' } },
        keepsOpen: true,
      },
      ...heard,
    },
  },
  'rollover-stop': {
    queue: 'moves',
    title: 'Stop a move',
    todo: 'The customer canceled. Ask the plan to send nothing.',
    dueInDays: 1,
    role: 'operations',
    outcomes: {
      stopped: { label: 'They stopped it', effect: 'The request ends, and the customer gets an e-mail that nothing was sent.', fields: {} },
      'too-late': {
        label: 'The money was sent already',
        effect: 'The move goes on, and the customer gets an e-mail that says so.',
        fields: {},
      },
    },
  },
  'rollover-late': {
    queue: 'moves',
    title: 'Ask why a move is late',
    todo: 'Ask the plan, or the company that gets the money, what is wrong. Tell the customer what they say.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      asked: {
        label: 'Send the answer',
        effect: 'The customer gets what you write by e-mail.',
        fields: { answer: { type: 'long-text', label: 'What they say, as the customer reads it' } },
      },
      'moved-on': { label: 'It has moved on since', effect: 'Nothing is sent: the customer got an e-mail about each step.', fields: {} },
    },
  },
  'rollover-needs': {
    queue: 'moves',
    title: 'Help with what a plan asks for',
    todo: 'On a call, the plan said that it needs something before it sends the money. Get it for the customer, or tell them how to get it.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      answered: {
        label: 'Send my answer',
        effect: 'The customer gets what you write by e-mail.',
        fields: { answer: { type: 'long-text', label: 'What they do now, or what you did, as the customer reads it' } },
      },
      'has-it': {
        label: 'The plan has it by now',
        effect: 'Nothing is sent. Say how you know, for the record.',
        fields: { how: { type: 'text', label: 'How you know' } },
      },
    },
  },
  'ira-kind': {
    queue: 'moves',
    title: 'Find out what kind of IRA it is',
    todo: 'The customer isn’t sure what kind of IRA gets their money. Call them, or the company that holds it. Nothing moves there until you know.',
    dueInDays: 3,
    role: 'operations',
    outcomes: {
      traditional: {
        label: 'It’s a Traditional IRA',
        effect: 'The IRA is saved as Traditional, and the customer gets an e-mail that pre-tax money can go there.',
        fields: {},
      },
      roth: {
        label: 'It’s a Roth IRA',
        effect: 'The IRA is saved as Roth, and the customer gets an e-mail that Roth money can go there.',
        fields: {},
      },
      'takes-none': {
        label: 'It can’t take this money',
        effect: 'The customer gets what you write by e-mail. Nothing can be sent to this IRA.',
        fields: { why: { type: 'long-text', label: 'Why, and what they can do, as the customer reads it' } },
      },
      'not-reached': {
        label: 'I didn’t reach anyone',
        effect: 'The customer gets an e-mail that asks them to look at a statement. The task stays open.',
        fields: {},
        keepsOpen: true,
      },
    },
  },
  'payment-to-look-into': {
    queue: 'payments',
    title: 'Look into a payment',
    todo: 'What came is not what was sent, or it did not come. Find out why, and write to the customer.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      answered: {
        label: 'Send the answer',
        effect: 'The customer gets what you write by e-mail.',
        fields: { answer: { type: 'long-text', label: 'What you found out, as the customer reads it' } },
      },
      'fee-back': {
        label: 'Send the answer, and give our fee back',
        effect: 'The customer gets what you write, and the fee for this move goes back to their card.',
        fields: { answer: { type: 'long-text', label: 'What you found out, as the customer reads it' } },
      },
      arrived: {
        label: 'The money has come',
        effect: 'It’s booked as arrived with this amount. The customer gets an e-mail that says whether it’s a part or all of it.',
        fields: { amount: { type: 'money', label: 'Amount that came' } },
      },
    },
  },
} as const
