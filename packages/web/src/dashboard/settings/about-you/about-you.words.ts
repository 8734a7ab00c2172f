import type { Words } from '../../../client/language.ts'

export type AboutYouWords = {
  readonly title: string
  readonly about: string
  readonly name: string
  readonly yourName: string
  readonly changeName: string
  readonly saveName: string
  readonly sameName: string
  readonly named: (name: string) => string
  readonly signed: string
  readonly signedWords: (phone: string) => string
  readonly home: string
  readonly address: string
  readonly phone: string
  readonly changeHome: string
  readonly saveHome: string
  readonly homeSaved: string
  readonly notAsked: string
  readonly numbers: string
  readonly numbersAbout: string
  readonly numbersNotAsked: string
  readonly birthDate: string
  readonly maskedDate: (date: string) => string
  readonly ssn: string
  readonly noSsn: string
  readonly show: string
  readonly hide: string
}

export const words: Words<AboutYouWords> = {
  en: {
    title: 'About you',
    about: 'What plans check before they tell us anything about an account.',
    name: 'Name',
    yourName: 'Your name',
    changeName: 'Change your name',
    saveName: 'Save the name',
    sameName: 'That’s the name we already have. Change it, or keep it.',
    named: (name) => `Your name is now ${name}.`,
    signed: 'Your letter is signed',
    signedWords: (phone) =>
      `It still has the name you signed it with, and plans check against that one. If a plan should know your new name, call ${phone}. We’ll tell you what it needs.`,
    home: 'Home and phone',
    address: 'Home address',
    phone: 'Phone number',
    changeHome: 'Change address or phone',
    saveHome: 'Save address and phone',
    homeSaved: 'Your address and phone number are saved.',
    notAsked: 'We don’t have your address and phone number yet. We’ll ask before we look for an account or open one.',
    numbers: 'Birth date and Social Security number',
    numbersAbout: 'If one of them is wrong, write to us: a person checks it with you. Each time the whole number is shown, we note it.',
    numbersNotAsked: 'We don’t have them yet. We’ll ask when a plan or the brokerage needs them.',
    birthDate: 'Birth date',
    maskedDate: (date) => `••/••/${date.slice(0, 4)}`,
    ssn: 'Social Security number',
    noSsn: 'Not asked yet',
    show: 'Show both in full',
    hide: 'Hide them again',
  },
  es: {
    title: 'Sobre ti',
    about: 'Lo que los planes revisan antes de decir algo sobre una cuenta.',
    name: 'Nombre',
    yourName: 'Tu nombre',
    changeName: 'Cambiar tu nombre',
    saveName: 'Guardar el nombre',
    sameName: 'Este es el nombre que ya tienes. Cámbialo o consérvalo.',
    named: (name) => `Ahora tu nombre aquí es ${name}.`,
    signed: 'Tu carta está firmada',
    signedWords: (phone) =>
      `Conserva el nombre con el que la firmaste, y los planes siguen revisando ese. Si un plan debe saber tu nombre nuevo, llama al ${phone}: te decimos qué necesita.`,
    home: 'Casa y teléfono',
    address: 'Dirección de tu casa',
    phone: 'Número de teléfono',
    changeHome: 'Cambiar dirección o teléfono',
    saveHome: 'Guardar dirección y teléfono',
    homeSaved: 'Tu dirección y tu teléfono están guardados.',
    notAsked: 'No tenemos tu dirección ni tu teléfono. Los pedimos cuando hacen falta: antes de buscar una cuenta o de abrir una.',
    numbers: 'Fecha de nacimiento y número de Seguro Social',
    numbersAbout: 'Si hay un error, escríbenos: una persona lo revisa contigo. Cada vez que se muestra el número completo, lo anotamos.',
    numbersNotAsked: 'No los tenemos. Los pedimos cuando un plan o la casa de bolsa los necesita.',
    birthDate: 'Fecha de nacimiento',
    maskedDate: (date) => `••/••/${date.slice(0, 4)}`,
    ssn: 'Número de Seguro Social',
    noSsn: 'Todavía no se pidió',
    show: 'Mostrar los dos completos',
    hide: 'Ocultarlos otra vez',
  },
}
