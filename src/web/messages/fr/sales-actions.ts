export const salesActions = {
  title: 'À faire d’abord',
  all: 'Toutes les gammes',
  open: 'Ouvrir la gamme',
  missing:
    '<gamme>{nom}</gamme>\u00a0: il manque {amount} à ses plats qui rapportent moins que sa marge moyenne, {mean} par portion.',
  most: 'C’est la gamme qui perd le plus.',
  even: '<gamme>{nom}</gamme>\u00a0: aucun plat ne rapporte moins que la marge moyenne.',
  single: '<gamme>{nom}</gamme>\u00a0: pas encore deux plats vendus à comparer.',
  today: '({price} aujourd’hui)',
  underOne: 'moins de {one}',
  span: { month: 'par mois', days: '{count, plural, one {sur un jour} other {sur # jours}}' },
  'raise-price': 'Passer de {from} à {to} TTC\u00a0: <strong>{gain}</strong> {span} à ventes égales',
  firstStep: '(première marche\u00a0; objectif de {rate} à {price} TTC)',
  'no-price':
    'Aucun prix ne suffit\u00a0: il faudrait {to} TTC, {percent} de plus. Revoyez la recette ou retirez-le de la carte.',
  'lower-cost':
    'Baisser le coût d’une portion de {difference}, à {to}\u00a0: <strong>{gain}</strong> {span} à ventes égales',
  'sell-more':
    'En vendre {portions} de plus, à la place des autres plats de la gamme\u00a0: <strong>{gain}</strong> {span}',
  withdraw:
    'Le retirer\u00a0: <strong>{gain}</strong> {span}, si ses {portions} portions se reportent sur les autres plats de la gamme',
  without: {
    unknown:
      '{count, plural, one {Sans # plat dont le prix ou le coût est inconnu ou à vérifier} other {Sans # plats dont le prix ou le coût est inconnu ou à vérifier}}\u00a0: {names}.',
    sales:
      '{count, plural, one {Sans # plat dont les ventes ne sont pas saisies} other {Sans # plats dont les ventes ne sont pas saisies}}\u00a0: {names}.',
  },
  more: '{count, plural, one {# autre} other {# autres}}',
  method:
    'Ce qu’une gamme perd\u00a0: pour chaque plat sous la marge moyenne de sa gamme, l’écart multiplié par les portions vendues. Les prix montent par pas de 0,50\u00a0€ (0,10\u00a0€ sous 10\u00a0€), d’un dixième au plus, sauf si chaque portion perd de l’argent\u00a0; un plat à mieux vendre, du double au plus.',
} as const
