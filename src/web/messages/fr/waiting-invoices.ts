/** What waits of invoices, on their page and on the dashboard. */
export const waitingInvoices =
  '{invoices, plural, one {# facture} other {# factures}}, {lines, plural, =0 {aucune ligne} one {# ligne} other {# lignes}}{toLookAt, plural, =0 {} other {, # à regarder}}'
