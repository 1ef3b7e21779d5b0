// Orders to suppliers, and what arrives of them.
export { deliveries } from '../deliveries.ts'
export { orders } from '../orders.ts'
