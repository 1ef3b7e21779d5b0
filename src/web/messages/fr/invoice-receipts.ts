/** What receipts of orders say of an invoice. */
export const invoiceReceipts = {
  title: 'À la réception, pas comme commandé',
  order: 'Commande {number}',
  receivedOn: 'reçue le {date}',
  billed: 'Facturé {sum} HT',
  possible: 'Peut-être une autre livraison\u00a0: plusieurs correspondent',
  notBilled: 'Aucune ligne de cette facture n’y correspond',
} as const
