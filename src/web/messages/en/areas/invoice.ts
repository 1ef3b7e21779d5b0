export { invoice } from '../invoice.ts'
export { replacement } from '../replacement.ts'
