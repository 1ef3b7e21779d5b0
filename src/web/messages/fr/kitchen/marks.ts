export const marks = {
  toSend: 'À envoyer\u00a0: {count, number}',
  initials: 'Initiales',
  ticksAs: 'Coche pour {initials}\u00a0: changer',
  initialsSentence: 'Elles seront à côté de ce que vous cochez, jusqu’à la fermeture du navigateur.',
  initialsLabel: 'Deux ou trois lettres',
  keepInitials: 'Garder',
  left: {
    gone: '{count, plural, one {# étape cochée n’existe plus\u00a0: sa fiche a changé ou a été supprimée.} other {# étapes cochées n’existent plus\u00a0: leur fiche a changé ou a été supprimée.}}',
    'too-old':
      '{count, plural, one {# coche a attendu plus de 24 heures\u00a0: elle n’a pas été envoyée.} other {# coches ont attendu plus de 24 heures\u00a0: elles n’ont pas été envoyées.}}',
    read: 'Compris',
  },
} as const
