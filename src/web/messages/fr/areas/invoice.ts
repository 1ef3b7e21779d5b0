// The page of one invoice.
export { invoice } from '../invoice.ts'
export { replacement } from '../replacement.ts'
