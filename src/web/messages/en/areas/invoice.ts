export { invoice } from '../invoice.ts'
