// The purchase list.
export { purchases } from '../purchases.ts'
