// What is in the house, until when it keeps, and where it may come from.
export { batches } from '../batches.ts'
export { label } from '../label.ts'
