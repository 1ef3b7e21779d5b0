/** What a mail's link is for, as its address says it. */
type LinkType = 'recovery' | 'confirmation' | 'invitation' | 'address'

/** The secret in the address of a mail's link (`#type=recovery&token=…`); undefined for any other address. */
export function linkToken(hash: string, type: LinkType): string | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token')
  return parts.get('type') === type && token ? token : undefined
}

/** How many access tokens the account of a link has that chooses a new password (`&tokens=2`); 0 where it does not say. */
export function tokensIn(hash: string): number {
  const count = Number(new URLSearchParams(hash.replace(/^#/, '')).get('tokens'))
  return Number.isInteger(count) && count > 0 ? count : 0
}

export interface Invitation {
  token: string
  /** The one that it is for. */
  email: string
}

/** The invitation in the address of its link (`#type=invitation&token=…&email=…`); undefined for any other address. */
export function invitationIn(hash: string): Invitation | undefined {
  const token = linkToken(hash, 'invitation')
  const email = new URLSearchParams(hash.replace(/^#/, '')).get('email')
  return token !== undefined && email ? { token, email } : undefined
}
