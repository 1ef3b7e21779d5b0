import { pageAccount } from './page-account.ts'

/** A request that says which account it is meant for, so that none other is read or written. */
export function forPageAccount(request: Request): Request {
  const marked = new Request(request)
  for (const [name, value] of Object.entries(pageAccount.headers())) marked.headers.set(name, value)
  return marked
}
