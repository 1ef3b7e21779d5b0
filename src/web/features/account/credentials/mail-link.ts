/** What a mail's link is for, as its address says it. */
type LinkType = 'recovery' | 'confirmation' | 'invitation' | 'address' | 'house'

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
  /** The one that it is for; undefined where anybody with the link may use it. */
  email?: string | undefined
  /** Into a house: an account can be made by it also where registration is closed. */
  toHouse: boolean
}

/**
 * The invitation in the address of its link (`#type=invitation&token=…&email=…`, `#type=house&token=…`); undefined for any
 * other address.
 */
export function invitationIn(hash: string): Invitation | undefined {
  const email = new URLSearchParams(hash.replace(/^#/, '')).get('email') || undefined
  const house = linkToken(hash, 'house')
  if (house !== undefined) return { token: house, email, toHouse: true }
  const token = linkToken(hash, 'invitation')
  return token !== undefined && email ? { token, email, toHouse: false } : undefined
}
