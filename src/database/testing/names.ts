/** The migrated database that every test's own is a copy of. */
export const TEMPLATE = 'gramme_template'

export function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}
