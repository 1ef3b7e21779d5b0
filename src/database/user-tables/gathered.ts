/** The rows that a thing has as its parts as one text, for `state`. */
export const gathered = (row: string, from: string, order: string) =>
  `md5(coalesce((SELECT string_agg(${row}, ',' ORDER BY ${order}) FROM ${from}), ''))`
