/** Who may make an account on an installation. */
export const REGISTRATIONS = ['open', 'confirmed', 'invited', 'closed'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** How one gets in. */
export interface SignInOptions {
  registration: Registration
  /** Absent where there is no identity provider; `only`: nothing else signs in. */
  provider?: { name: string; only: boolean } | undefined
}

/**
 * Attributes of built documents that say it; the server writes its own settings in the place of those without a provider.
 * The name of a provider has no sign that means something in HTML.
 */
export function signInAttributes({ registration, provider }: SignInOptions): string {
  const means =
    provider && ` data-provider="${provider.name}" data-passwords="${provider.only ? 'no' : 'yes'}"`
  return `data-registration="${registration}"${means ?? ''}`
}

/** An attribute of documents while the installation has no account. */
export const EMPTY_ATTRIBUTE = 'data-installation="empty"'

/** Part of the revision that the service worker knows the shell by: one with other settings is another shell. */
export function signInRevision({ registration, provider }: SignInOptions): string {
  const name = Array.from(provider?.name ?? '', (sign) => sign.codePointAt(0)?.toString(16)).join('-')
  return [`registration-${registration}`, ...(provider ? [provider.only ? 'only' : 'also', name] : [])].join(
    '-',
  )
}
