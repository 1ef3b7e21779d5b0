/** What is in the house, on the dashboard. */
export const dueBatches =
  '{total, plural, one {# lot en stock} other {# lots en stock}}{past, plural, =0 {} one {, # dépassé} other {, # dépassés}}{today, plural, =0 {} other {, # à utiliser aujourd’hui}}'
