import type { Words } from '../../client/language.ts'

/** A mix is picked in place of another, or as the first. */
type Picking = {
  readonly others: string
  readonly pick: string
  readonly pickHelp: string
  readonly trades: string
  readonly take: (mix: string) => string
  readonly failed: string
}

type Own = {
  readonly title: string
  readonly none: string
  readonly noneAbout: string
  readonly chosen: (day: string, stocks: number) => string
  readonly fits: string
  readonly glides: string
  readonly stays: string
  readonly unsuitable: string
  readonly unanswered: string
  readonly answer: string
  readonly answers: string
  readonly suggestedTitle: string
  readonly isYours: string
  readonly toYours: string
  readonly toSuggested: string
  readonly buildOwn: string
  readonly changeOwn: string
  readonly another: Picking
  readonly first: Picking
  readonly option: (mix: string, stocks: number, isSuggested: boolean) => string
  readonly compare: (now: string, then: string) => string
  readonly part: string
  readonly now: string
  readonly after: string
  readonly costNow: string
  readonly each: string
  readonly aYear: (dollars: string) => string
  readonly cost: (now: string, then: string) => string
  readonly costForEach: (now: string, then: string) => string
  readonly costOf: (mix: string, dollars: string) => string
  readonly sureFirst: string
  readonly inCash: string
  readonly inCashAbout: string
  readonly noMoney: string
  readonly noMoneyAbout: string
  readonly changed: (mix: string) => string
}

export const words: Words<Own> = {
  en: {
    title: 'Your mix',
    none: 'You haven’t chosen a mix yet',
    noneAbout: 'When you open an account here, you choose how it’s invested. You can change it on this page afterward.',
    chosen: (day, stocks) => `You chose it on ${day}. ${stocks}% of it is in stocks.`,
    fits: 'It fits your answers about what matters most to you, about risk, and about when you plan to retire.',
    glides: 'It holds less in stocks the closer your retirement is. We look at it every month.',
    stays: 'It’s your own mix, so it stays as you set it. It doesn’t change with your age, and prices can move its shares.',
    unsuitable: 'Riskier than your answers',
    unanswered: 'To suggest a mix, we need your answers about risk and when you plan to retire.',
    answer: 'Answer the questions',
    answers: 'See or change your answers as an investor',
    suggestedTitle: 'The mix for your answers',
    isYours: 'It’s the mix you have.',
    toYours: 'See or change the mix you have',
    toSuggested: 'See which mix your answers point to, and why',
    buildOwn: 'Build your own mix',
    changeOwn: 'Change the shares of your own mix',
    another: {
      others: 'Change your mix',
      pick: 'Which mix do you want instead?',
      pickHelp: 'Pick one to see what would change. Nothing is bought or sold until you press the button below it.',
      trades:
        'We sell and buy funds in your accounts to match it, at their current prices. Inside a retirement account, you don’t owe tax for that. You can change back anytime.',
      take: (mix) => `Change to ${mix}`,
      failed: 'Your mix wasn’t changed',
    },
    first: {
      others: 'Choose a mix',
      pick: 'How should your money be invested?',
      pickHelp: 'Pick one to see what it costs. Nothing is bought until you press the button below it.',
      trades:
        'We buy its funds with the cash in your accounts, at their current prices. Any mix can lose value. You can change it anytime.',
      take: (mix) => `Choose ${mix}`,
      failed: 'Your mix wasn’t chosen',
    },
    option: (mix, stocks, isSuggested) => `${mix}: ${stocks}% stocks${isSuggested ? ' (fits your answers)' : ''}`,
    compare: (now, then) => `From ${now} to ${then}`,
    part: 'Part',
    now: 'Now',
    after: 'Then',
    costNow: 'Its funds cost you about',
    each: 'For each $10,000',
    aYear: (dollars) => `${dollars} a year`,
    cost: (now, then) => `The funds cost about ${now} a year now, and about ${then} then.`,
    costForEach: (now, then) => `For each $10,000, the funds cost ${now} a year now, and ${then} then.`,
    costOf: (mix, dollars) => `The funds of ${mix} cost ${dollars} a year for each $10,000.`,
    sureFirst: 'Check the box first if you want this mix.',
    inCash: 'Your money is in cash',
    inCashAbout: 'Cash doesn’t grow. Choose a mix, and we invest it for you.',
    noMoney: 'There’s no money to invest now',
    noMoneyAbout: 'Choose a mix, and we invest what comes in.',
    changed: (mix) => `Your mix is ${mix} now.`,
  },
  es: {
    title: 'Tu combinación',
    none: 'Todavía no elegiste una combinación',
    noneAbout: 'Cuando abras una cuenta aquí, eliges cómo se invierte. Después puedes cambiarla en esta página.',
    chosen: (day, stocks) => `La elegiste el ${day}. El ${stocks}% está en acciones.`,
    fits: 'Va con tus respuestas sobre lo que más te importa, sobre el riesgo y sobre cuándo piensas jubilarte.',
    glides: 'Tiene menos acciones cuanto más cerca está tu jubilación. La revisamos cada mes.',
    stays: 'Es tu propia combinación y queda como la armaste. No cambia con tu edad, y los precios pueden mover sus partes.',
    unsuitable: 'Más riesgo que tus respuestas',
    unanswered: 'Para sugerir una combinación necesitamos tus respuestas sobre el riesgo y sobre cuándo piensas jubilarte.',
    answer: 'Responder las preguntas',
    answers: 'Ver o cambiar tus respuestas como inversionista',
    suggestedTitle: 'La combinación para tus respuestas',
    isYours: 'Es la combinación que tienes.',
    toYours: 'Ver o cambiar la combinación que tienes',
    toSuggested: 'Ver qué combinación indican tus respuestas, y por qué',
    buildOwn: 'Crear tu propia combinación',
    changeOwn: 'Cambiar las partes de tu combinación',
    another: {
      others: 'Cambiar tu combinación',
      pick: '¿Qué combinación quieres en su lugar?',
      pickHelp: 'Elige una para ver qué cambiaría. No se compra ni se vende nada hasta que presiones el botón de abajo.',
      trades:
        'Vendemos y compramos fondos en tus cuentas para igualarla, a sus precios actuales. Dentro de una cuenta de jubilación no debes impuestos por eso. Puedes volver atrás cuando quieras.',
      take: (mix) => `Cambiar a ${mix}`,
      failed: 'Tu combinación no cambió',
    },
    first: {
      others: 'Elegir una combinación',
      pick: '¿Cómo quieres que se invierta tu dinero?',
      pickHelp: 'Elige una para ver cuánto cuesta. No se compra nada hasta que presiones el botón de abajo.',
      trades:
        'Compramos sus fondos con el efectivo de tus cuentas, a sus precios actuales. Cualquier combinación puede perder valor. Puedes cambiarla cuando quieras.',
      take: (mix) => `Elegir ${mix}`,
      failed: 'No se pudo elegir la combinación',
    },
    option: (mix, stocks, isSuggested) => `${mix}: ${stocks}% en acciones${isSuggested ? ' (va con tus respuestas)' : ''}`,
    compare: (now, then) => `De ${now} a ${then}`,
    part: 'Parte',
    now: 'Ahora',
    after: 'Después',
    costNow: 'Sus fondos te cuestan unos',
    each: 'Por cada $10,000',
    aYear: (dollars) => `${dollars} al año`,
    cost: (now, then) => `Los fondos cuestan ahora unos ${now} al año, y después unos ${then}.`,
    costForEach: (now, then) => `Por cada $10,000, los fondos cuestan ahora ${now} al año, y después ${then}.`,
    costOf: (mix, dollars) => `Los fondos de ${mix} cuestan ${dollars} al año por cada $10,000.`,
    sureFirst: 'Si quieres esta combinación, marca primero la casilla.',
    inCash: 'Tu dinero está en efectivo',
    inCashAbout: 'El efectivo no crece. Elige una combinación y lo invertimos por ti.',
    noMoney: 'Ahora no hay dinero que invertir',
    noMoneyAbout: 'Elige una combinación e invertimos lo que llegue.',
    changed: (mix) => `Tu combinación ahora es ${mix}.`,
  },
}
