// What was invoiced, by supplier, month and product.
export { spending } from '../spending.ts'
