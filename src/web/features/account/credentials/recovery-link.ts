/** The secret in the address of a reset link (`#type=recovery&token=…`); undefined for any other address. */
export function recoveryToken(hash: string): string | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const token = parts.get('token')
  return parts.get('type') === 'recovery' && token ? token : undefined
}
