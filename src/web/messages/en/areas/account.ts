// What the pages before the sign-in need beside that.
export { account } from '../account.ts'
export { archive } from '../archive.ts'
export { imports } from '../imports.ts'
export { security } from '../security.ts'
export { tokens } from '../tokens.ts'
export { departure } from '../departure.ts'
export { newPassword } from '../new-password.ts'
