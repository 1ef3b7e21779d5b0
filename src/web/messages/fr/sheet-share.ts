export const sheetShare = {
  open: 'Partager sans les prix',
  lead: 'Qui a ce lien lit la fiche et ses préparations, sans aucun prix et sans compte, pendant {days, number}\u00a0jours.',
  unread: 'Le lien n’a pas pu être lu',
  create: 'Créer le lien',
  creating: 'Création...',
  address: 'Adresse de la fiche partagée',
  copy: 'Copier',
  copied: 'Adresse copiée',
  copyFailed: 'La copie n’a pas abouti\u00a0: sélectionnez l’adresse et copiez-la',
  onlyHere:
    'Cette adresse ne s’ouvre que sur cet ordinateur\u00a0: ouvrez Gramme par son adresse sur le réseau pour la partager.',
  qr: 'QR code de la fiche partagée',
  until: 'Ouverte jusqu’au {date}. La fiche imprimée porte ce code.',
  renew: 'Repartir pour {days, number}\u00a0jours',
  renewed: 'La fiche est ouverte pour {days, number}\u00a0jours',
  stop: 'Arrêter le partage',
  stopping: 'Arrêt...',
  stopTitle: 'Arrêter le partage\u00a0?',
  stopLead:
    'L’adresse et les codes déjà imprimés n’ouvriront plus cette fiche. La partager de nouveau fera une autre adresse.',
  stopped: 'La fiche n’est plus partagée',
  failed: 'Le partage n’a pas pu être modifié',
} as const
