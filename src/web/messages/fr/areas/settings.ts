// What the settings need beside the texts of the account.
export { archive } from '../archive.ts'
export { imports } from '../imports.ts'
export { settings } from '../settings.ts'
export { tokens } from '../tokens.ts'
export { security } from '../security.ts'
