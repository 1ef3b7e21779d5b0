export const offline = {
  missing: {
    menu: 'Le menu n’a pas pu être chargé',
    search: 'La recherche n’a pas pu être chargée',
    reload: 'Recharger la page',
  },
  mark: 'Hors ligne',
  away: 'Serveur indisponible',
  again: 'Nouvel essai dans un instant',
  readAt: 'Lu le {date} à {time}',
  version: {
    ready: 'Une nouvelle version de Gramme est prête.',
    update: 'Mettre à jour',
    waits:
      'La mise à jour se fera dès que la saisie en cours, ici ou dans un autre onglet, sera enregistrée.',
    later: 'Plus tard',
  },
} as const
