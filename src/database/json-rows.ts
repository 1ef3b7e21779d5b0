/**
 * A SELECT that gives each row of another as one column `json`: an object of its columns, in their order, written by
 * PostgreSQL and not read by this process. For columns without moments, which the API writes otherwise than PostgreSQL does.
 */
export function jsonRows(select: string): string {
  return `SELECT to_json(listed)::text AS json FROM (${select}) AS listed`
}
