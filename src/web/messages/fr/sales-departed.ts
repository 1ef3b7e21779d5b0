export const salesDeparted = {
  dish: 'a quitté sa gamme le {date}',
  dishShort: 'a quitté sa gamme',
  menu: 'a quitté la carte le {date}',
  back: 'Remettre',
  backOf: 'Remettre {name} dans sa gamme',
  returned: '{name} est de nouveau dans sa gamme',
  open: 'Ouvrir la gamme',
  kept: 'Prix et coûts des plats partis\u00a0: ceux du jour de leur départ.',
} as const
