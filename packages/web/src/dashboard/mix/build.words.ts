import type { Words } from '../../client/language.ts'

type Own = {
  readonly title: string
  readonly about: string
  readonly back: string
  readonly funds: string
  readonly help: string
  readonly begin: (mix: string) => string
  readonly beginAbout: string
  readonly shareRest: string
  readonly comesTo: string
  readonly table: string
  readonly part: string
  readonly yours: string
  readonly fitting: (mix: string) => string
  readonly cost: (dollars: string, stocks: string) => string
  readonly bold: string
  readonly boldAbout: (stocks: string, most: string) => string
  readonly trades: string
  readonly save: string
  readonly saved: string
  readonly failed: string
  readonly problems: Readonly<Record<'required' | 'format' | 'length' | 'min' | 'max', string>> & Readonly<Partial<Record<string, string>>>
}

export const words: Words<Own> = {
  en: {
    title: 'Your own mix',
    about: 'Funds, and a share for each. The funds are examples: they show how a mix of your own works.',
    back: 'Back to your mix',
    funds: 'Funds and their shares',
    help: 'The shares must add up to 100%.',
    begin: (mix) => `Start from ${mix}`,
    beginAbout:
      'Start from a mix you know, with the fund that costs least for each of its parts, and change what you like. Or pick funds yourself.',
    shareRest: 'Share out what’s left evenly',
    comesTo: 'What it comes to',
    table: 'Each part of your own mix',
    part: 'Part',
    yours: 'Your own',
    fitting: (mix) => `Beside it is ${mix}, the mix that fits your answers.`,
    cost: (dollars, stocks) => `Its funds cost ${dollars} a year for each $10,000. ${stocks} of it is in stocks.`,
    bold: 'It holds more stocks than your answers point to',
    boldAbout: (stocks, most) =>
      `It would hold ${stocks} in stocks. Your answers about risk point to ${most} or less. You can still use it.`,
    trades:
      'If you have an account here, saving it sells and buys funds there to match it, at their current prices. It doesn’t change with your age. Any mix can lose value.',
    save: 'Use my own mix',
    saved: 'Your own mix counts now.',
    failed: 'Your mix wasn’t saved',
    problems: {
      required: 'Add at least one fund and give it a share.',
      format: 'Enter a share from 0 to 100 for each fund, such as 25 or 12.5.',
      length: 'That’s too many funds. Use fewer.',
      min: 'The shares add up to less than 100%. Raise one, or share out what’s left.',
      max: 'The shares add up to more than 100%. Lower one or remove a fund.',
    },
  },
  es: {
    title: 'Tu propia combinación',
    about: 'Fondos, y una parte para cada uno. Los fondos son ejemplos: muestran cómo funciona una combinación propia.',
    back: 'Volver a tu combinación',
    funds: 'Fondos y sus partes',
    help: 'Las partes deben sumar 100%.',
    begin: (mix) => `Empezar con ${mix}`,
    beginAbout:
      'Empieza con una combinación que conoces, con el fondo que menos cuesta para cada parte, y cambia lo que quieras. O elige tú los fondos.',
    shareRest: 'Repartir por igual lo que queda',
    comesTo: 'En qué resulta',
    table: 'Cada parte de tu combinación',
    part: 'Parte',
    yours: 'La tuya',
    fitting: (mix) => `Al lado está ${mix}, la combinación que va con tus respuestas.`,
    cost: (dollars, stocks) => `Sus fondos cuestan ${dollars} al año por cada $10,000. El ${stocks} está en acciones.`,
    bold: 'Tiene más acciones de lo que indican tus respuestas',
    boldAbout: (stocks, most) =>
      `Tendría ${stocks} en acciones. Tus respuestas sobre el riesgo apuntan a ${most} o menos. Aun así puedes usarla.`,
    trades:
      'Si tienes una cuenta aquí, al guardarla se venden y se compran fondos en ella para igualarla, a sus precios actuales. No cambia con tu edad. Cualquier combinación puede perder valor.',
    save: 'Usar mi propia combinación',
    saved: 'Ahora cuenta tu propia combinación.',
    failed: 'Tu combinación no se guardó',
    problems: {
      required: 'Agrega al menos un fondo y dale una parte.',
      format: 'Escribe para cada fondo una parte de 0 a 100, por ejemplo 25 o 12.5.',
      length: 'Son demasiados fondos. Usa menos.',
      min: 'Las partes suman menos de 100%. Sube una o reparte lo que queda.',
      max: 'Las partes suman más de 100%. Baja una o quita un fondo.',
    },
  },
}
