import type { Words } from '../../client/language.ts'

type Own = {
  readonly zone: string
  readonly change: string
  readonly otherZone: string
  readonly earlier: string
  readonly later: string
  readonly week: string
  readonly day: string
  readonly time: string
  readonly morning: string
  readonly afternoon: string
  readonly evening: string
  readonly none: string
  readonly holiday: string
  readonly closed: (days: string) => string
  readonly free: (count: number) => string
  readonly chosen: (when: string) => string
  readonly yours: string
  readonly full: (phone: string) => string
}

export const words: Words<Own> = {
  en: {
    zone: 'Times are in',
    change: 'Change time zone',
    otherZone: 'Show times in',
    earlier: 'Earlier week',
    later: 'Later week',
    week: 'Week',
    day: 'Day',
    time: 'Time',
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    none: 'no time free',
    holiday: 'no calls, bank holiday',
    closed: (days) => `No calls on ${days}: it’s a bank holiday.`,
    free: (count) => (count === 1 ? '1 time free' : `${count} times free`),
    chosen: (when) => `You chose ${when}.`,
    yours: 'your current time',
    full: (phone) => `No time is free in the next four weeks. Call ${phone}, and we’ll find one with you.`,
  },
  es: {
    zone: 'Zona horaria:',
    change: 'Cambiar la zona horaria',
    otherZone: 'Mostrar las horas de',
    earlier: 'Semana anterior',
    later: 'Semana siguiente',
    week: 'Semana',
    day: 'Día',
    time: 'Hora',
    morning: 'Mañana',
    afternoon: 'Tarde',
    evening: 'Noche',
    none: 'sin horas libres',
    holiday: 'sin llamadas, día feriado',
    closed: (days) => `No hay llamadas el ${days}: es día feriado.`,
    free: (count) => (count === 1 ? '1 hora libre' : `${count} horas libres`),
    chosen: (when) => `Elegiste el ${when}.`,
    yours: 'la tuya ahora',
    full: (phone) => `No hay horas libres en las próximas cuatro semanas. Llama al ${phone} y buscamos una contigo.`,
  },
}
