export const waitingInvoices =
  '{invoices, plural, one {# invoice} other {# invoices}}, {lines, plural, =0 {no line} one {# line} other {# lines}}{toLookAt, plural, =0 {} other {, # to look at}}'
