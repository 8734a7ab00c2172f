/** What happened and what to do, in Spanish. A code that is missing doesn't compile: see errorWords. */
export const errorsInSpanish = {
  // The request
  route_not_found: { title: 'No hay nada en esta dirección.', todo: 'Revisa la dirección.' },
  method_not_allowed: { title: 'Esta dirección no se puede usar de esta manera.', todo: 'Revisa el método de la solicitud.' },
  host_not_known: {
    title: 'Este servicio no se conoce por ese nombre.',
    todo: 'Los desarrolladores abren esta página como localhost. README tiene el ajuste para otro nombre.',
  },
  bad_request: { title: 'No pudimos leer la solicitud.', todo: 'Revisa cómo está escrita y envíala otra vez.' },
  unknown_field: { title: 'La solicitud tiene un campo que aquí no se conoce.', todo: 'Quita ese campo y envíala otra vez.' },
  validation_failed: { title: 'Hay que revisar algunas respuestas.', todo: 'Cambia las que están marcadas y envíalas otra vez.' },
  payload_too_large: { title: 'Esto es demasiado grande para enviarlo.', todo: 'Envía un archivo más pequeño o un texto más corto.' },
  unsupported_media_type: {
    title: 'No aceptamos esta clase de archivo o de texto.',
    todo: 'Envía una de las clases que están en la lista.',
  },
  file_refused: { title: 'No pudimos aceptar este archivo.', todo: 'Toma otra foto o guárdalo de nuevo y envíalo.' },
  card_number_refused: {
    title: 'Esto parece un número de tarjeta. No guardamos números de tarjeta.',
    todo: 'Escríbelo solo en el campo de la empresa de pagos.',
  },
  request_timeout: { title: 'La solicitud tardó demasiado en llegar.', todo: 'Revisa tu conexión e inténtalo otra vez.' },
  headers_too_large: {
    title: 'El encabezado de la solicitud es demasiado grande.',
    todo: 'Borra las cookies de este sitio e inténtalo otra vez.',
  },

  // Who is asking
  unauthorized: { title: 'No has iniciado sesión.', todo: 'Inicia sesión e inténtalo otra vez.' },
  not_authenticated: { title: 'Para esto tienes que iniciar sesión.', todo: 'Inicia sesión e inténtalo otra vez.' },
  token_not_valid: { title: 'Tu sesión se cerró.', todo: 'Inicia sesión otra vez.' },
  invalid_credentials: {
    title: 'El correo electrónico o la contraseña no coinciden.',
    todo: 'Revisa los dos o pide una contraseña nueva.',
  },
  forbidden: { title: 'No puedes hacer esto.', todo: 'Si crees que deberías poder, escríbenos.' },
  step_up_required: { title: 'Necesitamos asegurarnos de que eres tú.', todo: 'Escribe tu contraseña o tu código e inténtalo otra vez.' },
  second_factor_required: {
    title: 'Necesitamos tu segundo factor.',
    todo: 'Usa tu llave de acceso o escribe el código de tu aplicación e inténtalo otra vez.',
  },
  mailed_code_required: {
    title: 'Para esto no basta la contraseña.',
    todo: 'Escribe el código que enviamos a tu correo electrónico e inténtalo otra vez.',
  },
  passkey_refused: {
    title: 'Esta llave de acceso no coincide.',
    todo: 'Inténtalo otra vez o entra de otra manera.',
  },
  sign_in_too_old: { title: 'Pasó demasiado tiempo y el inicio de sesión terminó.', todo: 'Empieza otra vez con tu contraseña.' },
  address_not_proven: {
    title: 'Pedimos este número cuando tu correo electrónico está confirmado.',
    todo: 'Abre el enlace de nuestro correo en este dispositivo y luego sigue aquí.',
  },
  challenge_required: {
    title: 'Necesitamos comprobar que lo pide una persona.',
    todo: 'Haz la comprobación corta de la página e inténtalo otra vez.',
  },
  origin_refused: { title: 'Esta solicitud vino de otro sitio.', todo: 'Abre nuestra página e inténtalo ahí otra vez.' },
  security_code_refused: {
    title: 'Esta solicitud no viene de una de nuestras páginas.',
    todo: 'Carga la página de nuevo e inténtalo otra vez.',
  },
  other_session: {
    title: 'Otra persona tiene la sesión abierta en este dispositivo.',
    todo: 'Cierra esa sesión primero y abre el enlace otra vez.',
  },
  link_used_up: { title: 'Este enlace ya se usó o es demasiado antiguo.', todo: 'Pide uno nuevo.' },
  code_not_right: { title: 'Este código no coincide o es demasiado antiguo.', todo: 'Revisa el código o pide uno nuevo.' },
  signature_refused: { title: 'Este mensaje no está firmado como debe.', todo: 'Revisa la clave y la hora y fírmalo otra vez.' },
  too_many_requests: { title: 'Fueron demasiados intentos en poco tiempo.', todo: 'Espera un poco e inténtalo otra vez.' },

  // What is asked for
  not_found: { title: 'No pudimos encontrar esto.', todo: 'Vuelve atrás y elige otra vez.' },
  already_done: { title: 'Esto ya se hizo antes.', todo: 'Carga la página de nuevo para ver cómo está.' },
  conflict_version: {
    title: 'Esto se cambió en otro lugar mientras tanto.',
    todo: 'Mira la versión nueva y luego haz tu cambio otra vez.',
  },
  precondition_failed: { title: 'Esto ya no está como cuando lo abriste.', todo: 'Cárgalo de nuevo y luego haz tu cambio.' },
  precondition_missing: { title: 'La solicitud no dice qué versión cambia.', todo: 'Cárgala y envía también su versión.' },
  idempotency_missing: {
    title: 'La solicitud no tiene Idempotency-Key.',
    todo: 'Envía una clave nueva con cada solicitud nueva, y la misma clave cuando lo intentes otra vez.',
  },
  idempotency_mismatch: { title: 'Esta Idempotency-Key se usó para otra solicitud.', todo: 'Usa una clave nueva.' },
  idempotency_in_progress: {
    title: 'Todavía se está trabajando en la misma solicitud.',
    todo: 'Espera un segundo y pregunta otra vez con la misma clave.',
  },

  // Where a person is in a flow
  personal_information_required: { title: 'Todavía no sabemos lo suficiente sobre ti.', todo: 'Primero dinos quién eres.' },
  letter_required: {
    title: 'No has firmado la carta que nos permite preguntar por ti.',
    todo: 'Primero lee y firma la carta.',
  },
  claimed_progress: { title: 'Este paso está marcado como hecho, pero aún no lo está.', todo: 'Haz el paso primero.' },
  destination_required: {
    title: 'Este dinero todavía no tiene una cuenta a la que ir.',
    todo: 'Abre una cuenta IRA aquí o nombra una IRA o un plan que acepte este dinero. Luego pídelo otra vez.',
  },
  not_eligible: { title: 'Esto no es posible para ti como están las cosas.', todo: 'Mira qué otras opciones hay o pregúntanos.' },
  terms_required: { title: 'Aún no has aceptado las condiciones.', todo: 'Primero léelas y acéptalas.' },
  not_in_this_state: { title: 'Esto no se puede hacer en este momento.', todo: 'Carga la página de nuevo para ver qué sigue.' },

  // Money and partners
  not_paid: { title: 'Esto es parte de una membresía que no está pagada.', todo: 'Primero elige una membresía.' },
  payment_declined: { title: 'Tu banco no aceptó el pago. No se cobró nada.', todo: 'Prueba otra tarjeta o llama a tu banco.' },
  card_in_use: { title: 'A esta tarjeta se cobra una membresía.', todo: 'Primero cancela la membresía y luego quita la tarjeta.' },
  not_enough_money: { title: 'No hay suficiente dinero para esto. No se movió nada.', todo: 'Escribe una cantidad menor.' },
  over_the_limit: { title: 'Esto es más de lo permitido. No se movió nada.', todo: 'Escribe una cantidad menor.' },
  ruled_out: {
    title: 'Ahora no puedes obtener aquello por lo que pagarías. No se cobró nada.',
    todo: 'Lee por qué y qué puedes hacer en su lugar.',
  },
  price_changed: { title: 'El precio no es el que viste. No se cobró nada.', todo: 'Mira el precio y decide otra vez.' },
  bank_link_broken: { title: 'Tu banco terminó nuestra conexión.', todo: 'Conecta tu banco otra vez.' },
  slot_taken: { title: 'Otra persona tomó este horario.', todo: 'Elige otro horario.' },
  partner_refused: { title: 'La empresa con la que trabajamos para esto dijo que no.', todo: 'Revisa tus respuestas o pregúntanos.' },
  partner_unavailable: {
    title: 'La empresa con la que trabajamos para esto no responde.',
    todo: 'Inténtalo otra vez en unos minutos. Lo que escribiste se conserva.',
  },

  // Flows
  mode_not_found: { title: 'No hay ningún modo con este nombre.', todo: 'Revisa el nombre.' },
  mode_not_sound: { title: 'Ninguna versión de este modo estaba completa todavía.', todo: 'Primero corrige sus archivos.' },
  step_not_found: { title: 'No hay ningún paso con este nombre.', todo: 'Revisa el nombre.' },
  persona_not_found: { title: 'No hay ninguna persona de prueba con este nombre.', todo: 'Revisa el nombre.' },

  // The service itself
  not_ready: { title: 'El servicio todavía está arrancando.', todo: 'Inténtalo otra vez en un segundo.' },
  page_not_built: { title: 'La página aún no está lista.', todo: 'Compila la aplicación y carga la página de nuevo.' },
  database_unavailable: {
    title: 'Ahora no podemos acceder a nuestros registros. No se cambió nada.',
    todo: 'Inténtalo otra vez en un minuto.',
  },
  overloaded: { title: 'Hay más trabajo del que podemos hacer ahora.', todo: 'Inténtalo otra vez en un minuto.' },
  internal_error: { title: 'Algo falló de nuestro lado.', todo: 'Inténtalo otra vez. Si vuelve a pasar, escríbenos.' },
} as const
