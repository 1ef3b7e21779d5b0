// What the pages before the sign-in need beside that, and who proves again who they are.
export { account } from '../account.ts'
export { signingIn } from '../signing-in.ts'
export { departure } from '../departure.ts'
export { newPassword } from '../new-password.ts'
