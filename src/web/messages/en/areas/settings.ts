// What the settings need beside the texts of the account.
export { archive } from '../archive.ts'
export { houseRoles } from '../house-roles.ts'
export { imports } from '../imports.ts'
export { kitchenTablets } from '../kitchen-tablets.ts'
export { settings } from '../settings.ts'
export { team } from '../team.ts'
export { tokens } from '../tokens.ts'
export { security } from '../security.ts'
