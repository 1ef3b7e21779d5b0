export const dueBatches =
  '{total, plural, one {# batch in the house} other {# batches in the house}}{past, plural, =0 {} other {, # past its use-by}}{today, plural, =0 {} other {, # to use today}}'
