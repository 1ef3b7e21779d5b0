export const frame = {
  title: 'Cuisine',
  skip: 'Aller au contenu',
  tabs: 'Pages de la cuisine',
  tab: { sheets: 'Fiches', plan: 'Plan', batches: 'Lots', deliveries: 'Livraisons' },
  lock: 'Verrouiller',
  asTablet: 'Vue d’une tablette',
  personOf: '{initials}, {name}\u00a0: compte et déconnexion',
  account: 'Mon compte',
  goTo: 'Aller à {name}',
  signOut: 'Déconnexion',
  settings: 'Paramètres',
} as const
