/** What a mail's link is for, as its address says it. */
type LinkType = 'recovery' | 'confirmation'

/** The secret in the address of a mail's link (`#type=recovery&token=…`); undefined for any other address. */
export function linkToken(hash: string, type: LinkType): string | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token')
  return parts.get('type') === type && token ? token : undefined
}
