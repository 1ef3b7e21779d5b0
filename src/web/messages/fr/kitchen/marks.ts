export const marks = {
  toSend: 'À envoyer\u00a0: {count}',
} as const
