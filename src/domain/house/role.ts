/** What someone is in a house. */
export const ROLES = ['owner'] as const
export type Role = (typeof ROLES)[number]

/** Whether a role is shown prices, costs and margins. One that is not changes nothing either. */
export const SEES_MONEY = { owner: true } as const satisfies Record<Role, boolean>
