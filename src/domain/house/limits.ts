/** Members of a house, and those who are invited to it. */
export const MAX_MEMBERS = 50
export const MEMBER_NAME_MAX_LENGTH = 60
/** How long an invitation, or the offer of a house, can be taken. */
export const INVITATION_DAYS = 7
