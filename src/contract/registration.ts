/** Who may make an account on an installation. */
export const REGISTRATIONS = ['open', 'confirmed', 'invited', 'closed'] as const
export type Registration = (typeof REGISTRATIONS)[number]

/** Attribute of built documents that says it; the server writes its own setting in the place of this one. */
export function registrationAttribute(registration: Registration): string {
  return `data-registration="${registration}"`
}

/** Part of the revision that the service worker knows the shell by: one with another setting is another shell. */
export function registrationRevision(registration: Registration): string {
  return `registration-${registration}`
}
