import type { DistributionType } from '@app/schemas/rules/money/distributions'
import type { Words } from '../../../client/language.ts'

type Reason = { readonly label: string; readonly help: string }

export type WithdrawWords = {
  readonly title: string
  readonly lead: string
  readonly back: string
  readonly noAccount: string
  readonly available: string
  readonly notAvailable: string
  readonly canTake: string
  readonly inCash: string
  readonly inFunds: string
  readonly fundsSold: string
  readonly unsettled: string
  readonly unsettledUntil: (sum: string, day: string) => string
  readonly loans: (sum: string) => string
  readonly toLoan: string
  readonly held: (sum: string) => string
  readonly owed: (sum: string) => string
  readonly nothing: string
  readonly nothingLeft: string
  readonly ask: string
  readonly account: string
  readonly reason: string
  readonly noReason: string
  readonly aboutYou: string
  readonly reasons: Readonly<Record<DistributionType, Reason>>
  readonly amount: string
  readonly all: (sum: string) => string
  readonly most: (sum: string) => string
  readonly mostHelp: (sum: string) => string
  readonly withholding: string
  readonly withholdingHelp: (usual: number) => string
  readonly withholdingPlan: (least: number) => string
  readonly stateWithholding: string
  readonly stateWithholdingHelp: string
  readonly statePercentWrong: (most: number) => string
  readonly amountWrong: string
  readonly tooMuch: (sum: string) => string
  readonly overBank: (sum: string) => string
  readonly tooLittle: (sum: string) => string
  readonly percentWrong: (least: number) => string
  readonly reasonMissing: string
  readonly comesTo: string
  readonly working: string
  readonly notWorked: string
  readonly takeOut: string
  readonly heldBack: (percent: number) => string
  readonly arrives: string
  readonly by: string
  readonly byDay: (day: string) => string
  readonly extra: string
  readonly extraAbout: string
  readonly state: (percent: number) => string
  readonly stateAbout: string
  readonly noStateTax: string
  readonly cost: string
  readonly free: string
  readonly income: string
  readonly roth: string
  readonly plan: string
  readonly ira: string
  readonly sells: (sum: string) => string
  readonly review: string
  readonly reviewTitle: string
  readonly from: string
  readonly to: string
  readonly why: string
  readonly undo: string
  readonly again: string
  readonly yes: (sum: string) => string
  readonly no: string
  readonly done: (sum: string) => string
  readonly doneAbout: (net: string, day: string, number: string) => string
  readonly seeAll: string
}

export const words: Words<WithdrawWords> = {
  en: {
    title: 'Take money out',
    lead: 'Money in a retirement account is taxed differently once it leaves. Here you see what you’d get and what it costs before anything moves.',
    back: 'Back to moving money',
    noAccount: 'You have no open account with us yet, so there’s nothing to take out. What you have elsewhere is under Accounts.',
    available: 'What you can take out now',
    notAvailable: 'What can’t be taken out now',
    canTake: 'You can take out',
    inCash: 'In cash',
    inFunds: 'In funds',
    fundsSold: 'If you take out more than the cash, we sell funds for the rest at the prices of that day.',
    unsettled: 'Your bank can still send a deposit back. It can’t be taken out yet.',
    unsettledUntil: (sum, day) => `${sum} just arrived. Your bank can still send it back, so you can take it out from ${day}.`,
    loans: (sum) => `${sum} has to stay in until your loan is paid back.`,
    toLoan: 'See your loan',
    held: (sum) => `${sum} is on its way out already.`,
    owed: (sum) => `You owe ${sum} for a deposit that came back. The next money that comes in pays this first.`,
    nothing: 'There’s nothing to take out of this account now.',
    nothingLeft: 'There’s nothing more to take out now.',
    ask: 'Take some out',
    account: 'From which account?',
    reason: 'Why are you taking it out?',
    noReason: 'To work out the tax we need your birth date.',
    aboutYou: 'Complete your information',
    reasons: {
      NORMAL: { label: 'I’m 59½ or older', help: 'No extra tax.' },
      EARLY: { label: 'None of these reasons', help: 'Before 59½ this usually costs 10% extra tax on top of income tax.' },
      EARLY_FIRST_HOME: { label: 'To buy a first home', help: 'No extra tax on up to $10,000 in your life.' },
      EARLY_EDUCATION: { label: 'College costs', help: 'For you, your spouse, children or grandchildren. No extra tax.' },
      EARLY_MEDICAL: { label: 'Large medical bills', help: 'No extra tax on what’s above 7.5% of your income.' },
      EARLY_BIRTH_ADOPTION: { label: 'Birth or adoption of a child', help: 'No extra tax on up to $5,000, within a year.' },
      EARLY_EMERGENCY: { label: 'An emergency', help: 'No extra tax on up to $1,000 a year, as long as $1,000 stays in.' },
      EARLY_DOMESTIC_ABUSE: { label: 'Domestic abuse', help: 'No extra tax on up to $10,000 or half the account, if that’s less.' },
      EARLY_DISASTER: { label: 'A federally declared disaster', help: 'No extra tax on up to $22,000.' },
      DISABILITY: { label: 'A lasting disability', help: 'No extra tax. You need a doctor’s proof for your tax return.' },
      SEPARATION_55: { label: 'I left my job in the year I turned 55, or later', help: 'No extra tax on money of that plan.' },
      REQUIRED_MINIMUM: { label: 'The yearly minimum I have to take', help: 'Required at your age. No extra tax.' },
      DEATH: { label: 'The owner died', help: 'Please call us.' },
    },
    amount: 'How much?',
    all: (sum) => `All of it: ${sum}`,
    most: (sum) => `The most at once: ${sum}`,
    mostHelp: (sum) => `No more than ${sum} can go to your bank at once. To take out the rest, ask for another withdrawal after this one.`,
    withholding: 'Hold back for federal income tax',
    withholdingHelp: (usual) =>
      `${usual}% unless you choose otherwise, from 0% to 100% (Form W-4R). It’s paid to the IRS for you. If it’s too little, you pay the rest with your tax return.`,
    withholdingPlan: (least) =>
      `A 401(k) has to hold back at least ${least}% when it pays you. To avoid that, move the money to an IRA instead.`,
    stateWithholding: 'Hold back for state income tax',
    stateWithholdingHelp:
      'Nothing unless you choose a share. Some states ask for a least share of a withdrawal. We don’t check that, so look it up with your state’s tax office.',
    statePercentWrong: (most) => `Enter a whole number from 0 to ${most}.`,
    amountWrong: 'Enter an amount, such as 500 or 500.50.',
    tooMuch: (sum) => `Enter ${sum} or less. That’s what you can take out now.`,
    overBank: (sum) => `Enter ${sum} or less. That’s the most that can go to your bank at once.`,
    tooLittle: (sum) => `Enter ${sum} or more. You can take out less only if it’s all there is.`,
    percentWrong: (least) => `Enter a whole number from ${least} to 100.`,
    reasonMissing: 'Choose a reason.',
    comesTo: 'What it comes to',
    working: 'Working it out …',
    notWorked: 'This couldn’t be worked out',
    takeOut: 'You take out',
    heldBack: (percent) => `Held back for federal tax, ${percent}%`,
    arrives: 'Paid to your bank',
    by: 'At your bank',
    byDay: (day) => `Usually by ${day}`,
    extra: 'Extra 10% tax, with your return',
    extraAbout: 'The extra tax isn’t held back. You pay it when you file, unless an exception covers it (Form 5329).',
    state: (percent) => `Held back for state tax, ${percent}%`,
    noStateTax: 'Your state has no tax on this income.',
    stateAbout: 'Nothing is held back for state tax. Your state taxes income, so set some aside for your state return.',
    cost: 'Our fee',
    free: 'None',
    income: 'What you take out counts as income this year, except what was taxed before.',
    roth: 'From a Roth IRA, what you put in yourself comes out first, free of tax. We count only what was put in here.',
    plan: 'This is a 401(k): what it pays out could go to an IRA instead, within 60 days, and then isn’t taxed.',
    ira: 'If you change your mind, you can put it back into an IRA within 60 days, once in 12 months.',
    sells: (sum) => `We sell funds for about ${sum}, at the prices of the day.`,
    review: 'Review',
    reviewTitle: 'Check this withdrawal',
    from: 'From',
    to: 'To',
    why: 'Reason',
    undo: 'Right after you confirm you can still take it back, and you’ll see until when.',
    again: 'We may ask you to confirm that it’s you.',
    yes: (sum) => `Take out ${sum}`,
    no: 'Change something',
    done: (sum) => `Your withdrawal of ${sum} is saved`,
    doneAbout: (net, day, number) =>
      `${net} should be at your bank by ${day}, and we’ll e-mail you when it’s paid. Number of this withdrawal: ${number}. Form 1099-R is with your documents by January 31 of next year.`,
    seeAll: 'See all deposits and withdrawals',
  },
  es: {
    title: 'Sacar dinero',
    lead: 'El dinero de una cuenta de jubilación paga otros impuestos cuando sale. Aquí ves lo que recibirías y lo que cuesta antes de que se mueva nada.',
    back: 'Volver a mover dinero',
    noAccount:
      'Todavía no tienes una cuenta abierta con nosotros, así que no hay nada que sacar. Lo que tienes en otros lugares está en Cuentas.',
    available: 'Lo que puedes sacar ahora',
    notAvailable: 'Lo que no se puede sacar ahora',
    canTake: 'Puedes sacar',
    inCash: 'En efectivo',
    inFunds: 'En fondos',
    fundsSold: 'Si sacas más que el efectivo, vendemos fondos por el resto a los precios de ese día.',
    unsettled: 'Tu banco todavía puede devolver un depósito. Aún no se puede sacar.',
    unsettledUntil: (sum, day) => `${sum} acaban de llegar. Tu banco todavía puede devolverlos, así que puedes sacarlos desde el ${day}.`,
    loans: (sum) => `${sum} tienen que quedarse hasta que devuelvas tu préstamo.`,
    toLoan: 'Ver tu préstamo',
    held: (sum) => `${sum} ya van saliendo.`,
    owed: (sum) => `Debes ${sum} por un depósito que volvió. El próximo dinero que entre paga esto primero.`,
    nothing: 'Ahora no hay nada que sacar de esta cuenta.',
    nothingLeft: 'Ahora no hay nada más que sacar.',
    ask: 'Sacar una parte',
    account: '¿De qué cuenta?',
    reason: '¿Por qué lo sacas?',
    noReason: 'Para calcular el impuesto necesitamos tu fecha de nacimiento.',
    aboutYou: 'Completar tus datos',
    reasons: {
      NORMAL: { label: 'Tengo 59½ años o más', help: 'Sin impuesto adicional.' },
      EARLY: {
        label: 'Ninguno de estos motivos',
        help: 'Antes de los 59½ suele costar un 10% adicional además del impuesto sobre la renta.',
      },
      EARLY_FIRST_HOME: { label: 'Comprar una primera casa', help: 'Sin impuesto adicional hasta $10,000 en tu vida.' },
      EARLY_EDUCATION: { label: 'Gastos de universidad', help: 'Tuyos, de tu cónyuge, hijos o nietos. Sin impuesto adicional.' },
      EARLY_MEDICAL: { label: 'Gastos médicos grandes', help: 'Sin impuesto adicional sobre lo que pase del 7.5% de tus ingresos.' },
      EARLY_BIRTH_ADOPTION: { label: 'Nacimiento o adopción', help: 'Sin impuesto adicional hasta $5,000, dentro de un año.' },
      EARLY_EMERGENCY: { label: 'Una emergencia', help: 'Sin impuesto adicional hasta $1,000 al año, si quedan $1,000 en la cuenta.' },
      EARLY_DOMESTIC_ABUSE: {
        label: 'Violencia doméstica',
        help: 'Sin impuesto adicional hasta $10,000 o la mitad de la cuenta, si es menos.',
      },
      EARLY_DISASTER: { label: 'Un desastre declarado por el gobierno federal', help: 'Sin impuesto adicional hasta $22,000.' },
      DISABILITY: {
        label: 'Una discapacidad duradera',
        help: 'Sin impuesto adicional. Para tu declaración necesitas la prueba de un médico.',
      },
      SEPARATION_55: {
        label: 'Dejé mi trabajo el año en que cumplí 55, o después',
        help: 'Sin impuesto adicional sobre el dinero de ese plan.',
      },
      REQUIRED_MINIMUM: { label: 'El mínimo anual que tengo que sacar', help: 'Obligatorio a tu edad. Sin impuesto adicional.' },
      DEATH: { label: 'El titular murió', help: 'Por favor llámanos.' },
    },
    amount: '¿Cuánto?',
    all: (sum) => `Todo: ${sum}`,
    most: (sum) => `Lo máximo de una vez: ${sum}`,
    mostHelp: (sum) => `A tu banco no pueden pasar más de ${sum} de una vez. Para sacar el resto, pide otro retiro después de este.`,
    withholding: 'Retener para el impuesto federal',
    withholdingHelp: (usual) =>
      `${usual}% si no eliges otra cosa, de 0% a 100% (formulario W-4R). Se paga al IRS por ti. Si es poco, pagas el resto con tu declaración.`,
    withholdingPlan: (least) =>
      `Un 401(k) tiene que retener al menos el ${least}% cuando te paga a ti. Para evitarlo, traslada el dinero a una IRA.`,
    stateWithholding: 'Retener para el impuesto estatal',
    stateWithholdingHelp:
      'Nada, si no eliges un porcentaje. Algunos estados piden un mínimo. Eso no lo comprobamos: consúltalo en la oficina de impuestos de tu estado.',
    statePercentWrong: (most) => `Escribe un número entero de 0 a ${most}.`,
    amountWrong: 'Escribe una cantidad, por ejemplo 500 o 500.50.',
    tooMuch: (sum) => `Escribe ${sum} o menos. Es lo que puedes sacar ahora.`,
    overBank: (sum) => `Escribe ${sum} o menos. Es lo máximo que puede pasar a tu banco de una vez.`,
    tooLittle: (sum) => `Escribe ${sum} o más. Puedes sacar menos solo si es todo lo que hay.`,
    percentWrong: (least) => `Escribe un número entero de ${least} a 100.`,
    reasonMissing: 'Elige un motivo.',
    comesTo: 'En qué queda',
    working: 'Calculando …',
    notWorked: 'No se pudo calcular',
    takeOut: 'Sacas',
    heldBack: (percent) => `Retenido para el impuesto federal, ${percent}%`,
    arrives: 'Pagado a tu banco',
    by: 'En tu banco',
    byDay: (day) => `A más tardar el ${day}, por lo general`,
    extra: '10% de impuesto adicional, con tu declaración',
    extraAbout: 'El impuesto adicional no se retiene. Lo pagas al declarar, salvo que lo cubra una excepción (formulario 5329).',
    state: (percent) => `Retenido para el impuesto estatal, ${percent}%`,
    noStateTax: 'Tu estado no cobra impuesto sobre este ingreso.',
    stateAbout: 'No se retiene nada para el impuesto estatal. Tu estado cobra impuesto sobre la renta: aparta algo para esa declaración.',
    cost: 'Nuestro cargo',
    free: 'Ninguno',
    income: 'Lo que sacas cuenta como ingreso de este año, menos lo que ya pagó impuestos.',
    roth: 'De una IRA Roth sale primero lo que pusiste tú, sin impuestos. Contamos solo lo que se puso aquí.',
    plan: 'Esto es un 401(k): lo que paga podría ir a una IRA dentro de 60 días, y entonces no paga impuestos.',
    ira: 'Si cambias de idea, puedes volver a ponerlo en una IRA dentro de 60 días, una vez en 12 meses.',
    sells: (sum) => `Vendemos fondos por unos ${sum}, a los precios del día.`,
    review: 'Revisar',
    reviewTitle: 'Revisa este retiro',
    from: 'Desde',
    to: 'A',
    why: 'Motivo',
    undo: 'Justo después de confirmar todavía puedes anularlo, y verás hasta cuándo.',
    again: 'Puede que te pidamos confirmar que eres tú.',
    yes: (sum) => `Sacar ${sum}`,
    no: 'Cambiar algo',
    done: (sum) => `Tu retiro de ${sum} está guardado`,
    doneAbout: (net, day, number) =>
      `${net} deberían estar en tu banco a más tardar el ${day}, y te escribimos cuando se pague. Número de este retiro: ${number}. El formulario 1099-R está con tus documentos a más tardar el 31 de enero del próximo año.`,
    seeAll: 'Ver todos los depósitos y retiros',
  },
}
