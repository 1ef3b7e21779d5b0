// What the settings need beside the texts of the account.
export { archive } from '../archive.ts'
export { imports } from '../imports.ts'
export { kitchenTablets } from '../kitchen-tablets.ts'
export { settings } from '../settings.ts'
export { tokens } from '../tokens.ts'
export { security } from '../security.ts'
