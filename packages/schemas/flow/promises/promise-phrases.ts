/** Words by which a sentence promises that something will happen. Each is the source of a regular expression; case does not matter. */
export const promisePhrases = {
  en: [
    'we(?:’ll)? (?:will |can |then |also )*(?:e-?mail|text|write to|call|phone|ring|dial|mail|remind|notify) (?:you|your|this|each|them|the|only|old|it)',
    'we(?:’ll)? (?:will |can |then |also )*(?:send|file|refund|report|let you know|get back to|search again|look again|keep trying|try again)',
    'we(?:’ll)? (?:will |then |also )*tell (?:you|each|them|those)',
    'we(?:’ll)? (?:will |then |also )*ask (?:you|your|the|each|them|it|there|again|plans?|providers?|record keepers?)',
    'we(?:’ll)? (?:will |also )*write (?:each|when|if)',
    'we(?:’ll)? answer',
    'we(?:’ll)? (?:will |can )*confirm your',
    'you can change your mind at any time',
    'you(?: are|’re| will be|’ll be) (?:told|called)',
    'you(?:’ll)? (?:will |then )*(?:hear from us|get (?:a|an|one|our|your) (?:e-?mail|text|letter|call|copy|answer|message))',
    'on its way',
    'goes to your bank',
    '(?:will|it’ll|they’ll) arrive',
    '(?:a person|someone|somebody|one of us|a colleague|our people|our team|the concierge)(?: who \\w+)? (?:will |then |begins |also )*(?:calls?|answers?|writes?|helps?|looks?|reads?|asks?|gets back|checks|follows|sends?|files?)',
    '(?:writes to|calls|e-?mails|texts) you',
  ],
  es: [
    '(?<!no )te (?:lo |la |los |las )?(?:escrib(?:imos|iremos)|avis(?:amos|aremos)|llam(?:amos|aremos)|env(?:iamos|iaremos)|mand(?:amos|aremos)|dec(?:imos)|diremos|pregunt(?:amos|aremos)|ped(?:imos)|pediremos|respond(?:emos|eremos)|inform(?:amos|aremos)|record(?:amos|aremos))',
    '(?:se lo |le |lo )?(?:preguntamos|pedimos) (?:a |al |por |que |contigo)',
    '(?:presentamos|llamamos|respondemos|enviamos|avisamos|devolvemos|volvemos a (?:buscar|intentar)|seguimos intentando)',
    '(?:podemos confirmar|confirmamos|confirmaremos) tu',
    'puedes cambiar de opinión cuando quieras',
    'en camino',
    'llegará',
    '(?:una persona|alguien(?: de nuestro equipo)?|nuestro equipo) (?:te |lo |la )*(?:llama|responde|escribe|ayuda|revisa|lee|pregunta|puede ver)',
    '(?:recibes|recibirás) (?:un|una|nuestra|tu)',
    'sabrás de nosotros',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PromiseLanguage = keyof typeof promisePhrases
