/** What someone is in a house: an owner does all, a chef all but what is of the account, a cook what a tablet of the kitchen does. */
export const ROLES = ['owner', 'chef', 'cook'] as const
export type Role = (typeof ROLES)[number]

/** Whether a role is shown prices, costs and margins. */
export const SEES_MONEY = { owner: true, chef: true, cook: false } as const satisfies Record<Role, boolean>
