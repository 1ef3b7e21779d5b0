/** What a kitchen has to look at today of its orders, on the dashboard. */
export const ordersToday = {
  label: 'Commandes et livraisons',
  notLeft: 'Commande {number}, {supplier}\u00a0: le mail n’est pas parti, ou n’est peut-être pas parti',
  unconfirmed: 'Commande {number}, {supplier}\u00a0: pas encore confirmée, dernière heure {time}',
  passed: 'Commande {number}, {supplier}\u00a0: pas confirmée, la dernière heure ({time}) est passée',
  awaited:
    '{awaited, plural, =0 {Aucune livraison attendue aujourd’hui} one {# livraison attendue aujourd’hui} other {# livraisons attendues aujourd’hui}}{late, plural, =0 {} one {, # en retard} other {, # en retard}}',
} as const
