/** What receipts of orders say of an invoice. */
export const invoiceReceipts = {
  title: 'À la réception, pas comme commandé',
  short:
    '{kept, select, none {reçu en partie} other {{kept} {count, plural, one {reçu} other {reçus}}{of, select, none {} other { sur {of}}}}}',
  refused: 'refusé',
  partlyRefused:
    'refusé en partie, {kept} {count, plural, one {gardé} other {gardés}}{of, select, none {} other { sur {of}}}',
  replaced:
    'remplacé{by, select, none {{kept, select, none {} other { ({kept})}}} other { par {kept, select, none {} other {{kept}\u00a0× }}{by}}}',
  weighed: 'pesé\u00a0: {quantity}\u00a0{unit}',
  noted: '{price} sur le bon de livraison{ordered, select, none {} other { au lieu de {ordered}}}',
  request: 'Demander un avoir',
  paper: 'Imprimer ou PDF',
  order: 'Commande {number}',
  receivedOn: 'reçue le {date}',
  billed: 'Facturé {sum} HT',
  possible: 'Peut-être une autre livraison\u00a0: plusieurs correspondent',
  notBilled: 'Aucune ligne de cette facture n’y correspond',
} as const
