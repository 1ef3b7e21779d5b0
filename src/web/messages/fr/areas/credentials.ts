// The names of the pages about an account, in their documents.
export { credentials } from '../site/credentials.ts'
export { newPassword } from '../new-password.ts'
