import type { Words } from '../../../../client/language.ts'

export type FactorWords = {
  readonly passkeys: string
  readonly passkeysAbout: string
  readonly noPasskeys: string
  readonly add: string
  readonly name: string
  readonly nameHelp: string
  readonly nameMissing: string
  readonly create: string
  readonly keep: string
  readonly cannot: string
  readonly added: (name: string) => string
  readonly rename: string
  readonly renameNamed: (name: string) => string
  readonly renamed: (name: string) => string
  readonly save: string
  readonly remove: string
  readonly removeNamed: (name: string) => string
  readonly removeTitle: (name: string) => string
  readonly removeText: string
  readonly removed: (name: string) => string
  readonly synced: string
  readonly oneDevice: string
  readonly addedOn: (day: string) => string
  readonly usedOn: (day: string) => string
  readonly app: string
  readonly appAbout: string
  readonly appOn: string
  readonly appOff: string
  readonly setUp: string
  readonly replace: string
  readonly scan: string
  readonly scanned: string
  readonly orType: string
  readonly firstCode: string
  readonly firstCodeHelp: string
  readonly codeMissing: string
  readonly confirm: string
  readonly appSet: string
  readonly removeApp: string
  readonly removeAppTitle: string
  readonly appRemoved: string
  readonly codes: string
  readonly codesLeft: (left: number) => string
  /** Codes whose answer was lost on the way were never seen. */
  readonly codesMade: (day: string | undefined) => string
  readonly newCodes: string
  readonly newCodesText: string
  readonly codesSaved: string
  readonly recovery: string
  readonly recoveryText: (day: string) => string
  /** From that day on: the link comes once one of us has made sure, or is there. */
  readonly recoveryDue: string
  readonly recoveryLooked: string
  readonly stop: string
  readonly stopped: string
}

export const factorWords: Words<FactorWords> = {
  en: {
    passkeys: 'Passkeys',
    passkeysAbout:
      'A passkey signs you in with your fingerprint, your face or the PIN of your device. Nobody can guess it, and a page that only looks like ours can’t use it.',
    noPasskeys: 'You have no passkey yet.',
    add: 'Add a passkey',
    name: 'Name of the passkey',
    nameHelp: 'So that you know it again, such as “My phone”.',
    nameMissing: 'Give it a name, such as “My phone”.',
    create: 'Create the passkey',
    keep: 'Keep it as it is',
    cannot: 'This browser can’t make passkeys. Try another browser or device.',
    added: (name) => `“${name}” is added. You can sign in with it now.`,
    rename: 'Rename',
    renameNamed: (name) => `Rename ${name}`,
    renamed: (name) => `It’s called “${name}” now.`,
    save: 'Save the name',
    remove: 'Remove',
    removeNamed: (name) => `Remove ${name}`,
    removeTitle: (name) => `Remove “${name}”?`,
    removeText:
      'It no longer signs you in. If it’s the last of your second factors, the backup codes go too, and the password is all there is.',
    removed: (name) => `“${name}” is removed.`,
    synced: 'On all your devices with the same account',
    oneDevice: 'On this one device alone',
    addedOn: (day) => `Added on ${day}`,
    usedOn: (day) => `last used on ${day}`,
    app: 'Authenticator app',
    appAbout: 'An app on your phone shows a new code every half minute. We ask for one after your password.',
    appOn: 'It’s set up.',
    appOff: 'It isn’t set up.',
    setUp: 'Set up the app',
    replace: 'Move it to another phone',
    scan: 'Scan this with the app',
    scanned: 'Code to scan with your authenticator app',
    orType: 'Or type this key into it',
    firstCode: 'Code from the app',
    firstCodeHelp: 'The app shows 6 digits. It counts once you have entered them here.',
    codeMissing: 'Enter the code.',
    confirm: 'Confirm the app',
    appSet: 'The app is set up. We ask for a code from it when you sign in.',
    removeApp: 'Remove the app',
    removeAppTitle: 'Remove the app?',
    appRemoved: 'The app is removed. Its codes no longer count.',
    codes: 'Backup codes',
    codesLeft: (left) =>
      `You have ${left === 1 ? 'one code' : `${left} codes`} left. Each lets you in once when your phone or passkey is lost.`,
    codesMade: (day) =>
      `${day === undefined ? 'They were shown once.' : `They were made on ${day} and shown only then.`} If you haven’t saved them, make new ones.`,
    newCodes: 'Make new codes',
    newCodesText: 'Those before no longer work.',
    codesSaved: 'Your new backup codes count now.',
    recovery: 'Someone asked to get in without your second factor',
    recoveryText: (day) => `If it was you, wait for our e-mail on ${day}. If it wasn’t you, stop it now and set a new password.`,
    recoveryDue: 'If it was you, use the link in our e-mail once you have it. If it wasn’t you, stop it now and set a new password.',
    recoveryLooked: 'One of our people makes sure first that it’s you.',
    stop: 'Stop it',
    stopped: 'It’s stopped. Nothing in your account has changed.',
  },
  es: {
    passkeys: 'Llaves de acceso',
    passkeysAbout:
      'Una llave de acceso abre tu sesión con tu huella, tu cara o el PIN de tu dispositivo. Nadie puede adivinarla, y una página que solo se parece a la nuestra no puede usarla.',
    noPasskeys: 'Aún no tienes ninguna llave de acceso.',
    add: 'Agregar una llave de acceso',
    name: 'Nombre de la llave',
    nameHelp: 'Para que la reconozcas, por ejemplo “Mi teléfono”.',
    nameMissing: 'Ponle un nombre, por ejemplo “Mi teléfono”.',
    create: 'Crear la llave de acceso',
    keep: 'Dejarlo como está',
    cannot: 'Este navegador no puede crear llaves de acceso. Prueba con otro navegador o dispositivo.',
    added: (name) => `“${name}” está agregada. Ya puedes iniciar sesión con ella.`,
    rename: 'Cambiar nombre',
    renameNamed: (name) => `Cambiar el nombre de ${name}`,
    renamed: (name) => `Ahora se llama “${name}”.`,
    save: 'Guardar el nombre',
    remove: 'Quitar',
    removeNamed: (name) => `Quitar ${name}`,
    removeTitle: (name) => `¿Quitar “${name}”?`,
    removeText:
      'Ya no abrirá tu sesión. Si es el último de tus segundos factores, también se quitan los códigos de respaldo y solo queda la contraseña.',
    removed: (name) => `“${name}” ya no está.`,
    synced: 'En todos tus dispositivos con la misma cuenta',
    oneDevice: 'Solo en ese dispositivo',
    addedOn: (day) => `Agregada el ${day}`,
    usedOn: (day) => `usada por última vez el ${day}`,
    app: 'Aplicación de autenticación',
    appAbout: 'Una aplicación en tu teléfono muestra un código nuevo cada medio minuto. Pedimos uno después de tu contraseña.',
    appOn: 'Está configurada.',
    appOff: 'No está configurada.',
    setUp: 'Configurar la aplicación',
    replace: 'Pasarla a otro teléfono',
    scan: 'Escanea esto con la aplicación',
    scanned: 'Código para escanear con tu aplicación de autenticación',
    orType: 'O escribe esta clave en ella',
    firstCode: 'Código de la aplicación',
    firstCodeHelp: 'La aplicación muestra 6 dígitos. Vale cuando los hayas escrito aquí.',
    codeMissing: 'Escribe el código.',
    confirm: 'Confirmar la aplicación',
    appSet: 'La aplicación está lista. Te pediremos un código suyo cuando inicies sesión.',
    removeApp: 'Quitar la aplicación',
    removeAppTitle: '¿Quitar la aplicación?',
    appRemoved: 'La aplicación ya no está. Sus códigos ya no valen.',
    codes: 'Códigos de respaldo',
    codesLeft: (left) =>
      `Te ${left === 1 ? 'queda un código' : `quedan ${left} códigos`}. Cada uno te deja entrar una vez si pierdes tu teléfono o tu llave de acceso.`,
    codesMade: (day) =>
      `${day === undefined ? 'Se mostraron una sola vez.' : `Se crearon el ${day} y solo se mostraron entonces.`} Si no los guardaste, crea otros nuevos.`,
    newCodes: 'Crear códigos nuevos',
    newCodesText: 'Los anteriores ya no sirven.',
    codesSaved: 'Tus códigos de respaldo nuevos ya valen.',
    recovery: 'Alguien pidió entrar sin tu segundo factor',
    recoveryText: (day) => `Si fuiste tú, espera nuestro correo el ${day}. Si no fuiste tú, detenlo ahora y pon una contraseña nueva.`,
    recoveryDue:
      'Si fuiste tú, usa el enlace de nuestro correo cuando te llegue. Si no fuiste tú, detenlo ahora y pon una contraseña nueva.',
    recoveryLooked: 'Antes, una persona de nuestro equipo comprueba que eres tú.',
    stop: 'Detenerlo',
    stopped: 'Está detenido. En tu cuenta no cambió nada.',
  },
}
