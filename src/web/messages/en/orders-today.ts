import type { ordersToday as french } from '../fr/orders-today.ts'
import type { Translation } from '../translation.ts'

export const ordersToday: Translation<typeof french> = {
  label: 'Orders and deliveries',
  notLeft: 'Order {number}, {supplier}: its mail has not left, or perhaps not',
  unconfirmed: 'Order {number}, {supplier}: not confirmed yet, last hour {time}',
  passed: 'Order {number}, {supplier}: not confirmed, and the last hour ({time}) has passed',
  awaited:
    '{awaited, plural, =0 {No delivery awaited today} one {# delivery awaited today} other {# deliveries awaited today}}{late, plural, =0 {} other {, # late}}',
}
