// What the page of an invitation shows beside the texts of the account.
export { houseRoles } from '../house-roles.ts'
export { joining } from '../joining.ts'
