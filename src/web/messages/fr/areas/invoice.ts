// The page of one invoice.
export { invoice } from '../invoice.ts'
