export const frame = {
  title: 'Cuisine',
  skip: 'Aller au contenu',
  tabs: 'Pages de la cuisine',
  tab: { sheets: 'Fiches', plan: 'Plan', batches: 'Lots' },
  lock: 'Verrouiller',
  asTablet: 'Vue d’une tablette',
  settings: 'Paramètres',
} as const
