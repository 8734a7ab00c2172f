/** What people of ours do about loans. */
export const loanTaskKinds = {
  'loan-past-due': {
    queue: 'loans',
    title: 'Help with a late loan payment',
    todo: 'Call the customer or write to them. Say what’s late, how long they have to make it up, and how to pay it from their loan page.',
    dueInDays: 3,
    role: 'support',
    outcomes: {
      agreed: {
        label: 'Send what we agreed',
        effect: 'The customer gets your message by e-mail.',
        fields: { message: { type: 'long-text', label: 'What was agreed' } },
      },
      'not-reached': {
        label: 'I couldn’t reach them',
        effect: 'It’s recorded, and the task stays open.',
        fields: { tried: { type: 'text', label: 'What you tried' } },
        keepsOpen: true,
      },
      paid: {
        label: 'Nothing is late anymore',
        effect: 'No e-mail is sent. While a payment is still late, this is refused.',
        fields: {},
      },
    },
  },
  'loan-default': {
    queue: 'loans',
    title: 'Check a loan that counts as paid out',
    todo: 'See whether the payment was really missed, or whether a debit of ours failed or came too late. If the payout is wrong, undo it before or after its Form 1099-R.',
    dueInDays: 5,
    role: 'operations',
    outcomes: {
      right: {
        label: 'It’s right',
        effect: 'Nothing is sent. Say why, for the record.',
        fields: { why: { type: 'text', label: 'How you know' } },
      },
      undone: {
        label: 'Undo the payout',
        effect:
          'It’s a loan again, and what is late can be made up until the end of the next quarter. The customer gets your message by e-mail. A Form 1099-R that was filed is filed again, as corrected.',
        fields: { message: { type: 'long-text', label: 'Why, as the customer reads it' } },
      },
    },
  },
  'loan-payout-returned': {
    queue: 'payments',
    title: 'Look into loan money that came back',
    todo: 'Find out why the bank sent it back. The customer was asked to link another account, and then the loan is paid out by itself. If a payment was already made, the money is in the plan and the loan is still running: agree with the customer on what to do with it.',
    dueInDays: 2,
    role: 'operations',
    outcomes: {
      written: {
        label: 'Write to the customer',
        effect: 'The customer gets your message by e-mail.',
        fields: { message: { type: 'long-text', label: 'Your message' } },
      },
      'nothing-to-do': {
        label: 'Nothing more to do',
        effect: 'Nothing is sent. Say why, for the record.',
        fields: { why: { type: 'text', label: 'Why there is nothing more to do' } },
      },
    },
  },
} as const
