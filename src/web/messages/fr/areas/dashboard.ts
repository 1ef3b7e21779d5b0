// The first page behind the sign-in.
export { dashboard } from '../dashboard.ts'
export { dueBatches } from '../due-batches.ts'
export { ordersToday } from '../orders-today.ts'
export { tomorrowLine } from '../tomorrow-line.ts'
export { waitingInvoices } from '../waiting-invoices.ts'
