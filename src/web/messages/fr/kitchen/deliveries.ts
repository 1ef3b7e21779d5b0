export const deliveries = {
  title: 'Livraisons',
  toSend: '{count, number} à envoyer',
  offline: 'Hors ligne, et les livraisons n’avaient pas été lues avant la coupure.',
  gone: 'Rien à recevoir ici',
  goneSentence: 'Cette commande n’est pas envoyée, ou elle a été annulée ou supprimée.',
} as const
