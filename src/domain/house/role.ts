/** What someone is in a house. */
export const ROLES = ['owner'] as const
export type Role = (typeof ROLES)[number]
