export { credentials } from '../site/credentials.ts'
export { newPassword } from '../new-password.ts'
