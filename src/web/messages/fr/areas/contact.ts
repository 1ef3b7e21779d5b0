// The page that writes to the operator.
export { contact } from '../site/contact.ts'
