import type { Supplier } from '#contract/suppliers.ts'
import type { ApiClient } from './api-client.ts'

/** What a chef does with suppliers, for tests that are about something else. */
export function deal(chef: ApiClient, name = 'Les Halles'): Promise<Supplier> {
  return chef.done(chef.post<Supplier>('/api/suppliers', { name }))
}
