import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import { HttpError } from '#web/lib/failure/failure.ts'
import type { Preference } from '#web/lib/session/shell-context.ts'
import { address } from '#web/lib/navigation/address.ts'

/** Writes a choice into the account, also while the page is being left; the API's client would weigh more than the page. */
export async function saveToAccount(account: string, settings: Preference): Promise<void> {
  const response = await fetch(address('/api/account'), {
    method: 'PATCH',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', [ACCOUNT_HEADER]: account },
    body: JSON.stringify({ settings }),
    keepalive: true,
  })
  if (!response.ok) throw new HttpError(response.status)
}
