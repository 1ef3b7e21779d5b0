import type { ChoicesKnown } from '#domain/menus/spread-menu.ts'

export const salesMenus = {
  title: 'Menus',
  menu: 'Menu',
  label: 'Ventes par menu',
  hint: 'Combien de menus vendus, puis, si vous le savez, combien de fois chaque plat a été pris\u00a0; sinon les menus se répartissent également entre les plats de chaque choix.',
  show: 'Plats choisis',
  showOf: 'Plats choisis\u00a0: {menu}',
  soldOf: 'Menus vendus\u00a0: {menu}',
  takenOf: 'Portions prises dans {menu}\u00a0: {dish}',
  dishOf: '{dish} ({menu})',
  only: 'Au menu seulement',
  soldLabel: 'Ventes et marges des menus',
  sold: 'Vendus',
  price: 'Prix TTC',
  margin: 'Marge par menu HT',
  totalMargin: 'Marge totale HT',
  labelled: '{label}\u00a0: {figure}',
  unrecorded: 'Ventes pas encore saisies.',
  choices: {
    known: 'Plats choisis connus.',
    partly: 'Plats choisis connus en partie, le reste réparti également.',
    evenly: 'Plats choisis inconnus\u00a0: répartis également.',
  } satisfies Record<ChoicesKnown, string>,
  unknown: {
    'no-price': 'Sans prix\u00a0: ses plats ne comptent pas dans l’analyse.',
    'no-choice': 'Sans choix\u00a0: rien à répartir.',
    'empty-choice': 'Un choix n’offre aucun plat\u00a0: ses plats ne comptent pas dans l’analyse.',
    'dish-without-price': 'Ses plats ne comptent pas dans l’analyse, faute de prix hors menu\u00a0:',
  },
  unequal:
    '{choice}\u00a0: {taken, plural, =0 {aucune portion prise} one {# portion prise} other {# portions prises}} pour {sold, plural, =0 {aucun menu} one {# menu} other {# menus}}.',
  gone: '{count, plural, one {# portion d’un plat qui n’est plus au menu n’est pas comptée.} other {# portions de plats qui ne sont plus au menu ne sont pas comptées.}}',
  method:
    'Le prix d’un menu se répartit entre ses plats en proportion de leurs prix hors menu. Les chiffres marqués ≈ comptent des portions réparties également entre les plats d’un choix, faute de savoir ce qui a été pris, ou un coût incomplet ou à vérifier.',
} as const
