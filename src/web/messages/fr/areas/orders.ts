// Orders to suppliers.
export { orders } from '../orders.ts'
