/** What a kitchen has to make, on paper: one sequence of pages for each station. */
export const tomorrowPaper = {
  heading: 'À PRODUIRE',
  title: 'À produire, {day}',
  noStation: 'Sans poste',
  continued: '{name} (suite)',
  covers: '{service}\u00a0: {count, plural, =0 {aucun couvert} one {# couvert} other {# couverts}}',
  aboutCovers:
    '{service}\u00a0: {count, plural, =0 {aucun couvert} one {≈\u00a0# couvert} other {≈\u00a0# couverts}}',
  between: '{about} ({low} à {high})',
  noCovers: '{service}\u00a0: couverts à taper',
  noServices: 'Aucun service',
  preparations: 'Préparations',
  dishes: 'Plats',
  version: 'fiche v{version}',
  done: '{initials, select, none {fait} other {fait par {initials}}}',
  forDays: 'pour {count, plural, one {# jour} other {# jours}}, jusqu’à {day}',
  ready: 'déjà prêt et déduit\u00a0: {amount}',
  gross: 'brut {amount}',
  unknown: 'quantité à préciser',
  apart: {
    title: 'À compter à la main',
    lead: 'Ces quantités ne se convertissent pas dans l’unité de la préparation\u00a0: rien n’en est compté ci-dessus.',
    for: '{amount}, pour {title}',
  },
  nothing: 'Rien à faire\u00a0: {names}.',
  there: '{name} (déjà prêt)',
  covered: '{name} (fait {day})',
  doubts: {
    unknown:
      '{count, plural, one {# plat ou menu n’a pas de portions\u00a0: rien n’en est compté.} other {# plats ou menus n’ont pas de portions\u00a0: rien n’en est compté.}}',
    gone: '{count, plural, one {# portion d’une fiche supprimée n’est pas comptée.} other {# portions de fiches supprimées ne sont pas comptées.}}',
    menusApart: 'Non compté, un choix n’a aucun plat\u00a0: {names}.',
    menusGuessed: 'Choix répartis également, faute de ventes connues\u00a0: {names}.',
    ready: 'Déjà prêt, non déduit\u00a0: {amount} {name} ({reason}).',
  },
  foot: '{station} · {day}',
} as const
