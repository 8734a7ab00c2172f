/** For panels about which a step says nothing but their name. */
export const none = { type: 'object', properties: {}, required: [], additionalProperties: false } as const
