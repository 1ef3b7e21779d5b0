import type { OrderSummary } from '#contract/order-shapes.ts'

const COLORS = {
  draft: 'gray',
  sent: 'bottle',
  confirmed: 'bottle',
  received: 'gray',
  cancelled: 'gray',
} as const

/** Of a badge: what has not left as it should is conspicuous. */
export function stateColor({ state, mail }: Pick<OrderSummary, 'state' | 'mail'>): string {
  return mail === null || mail.state === 'sent' ? COLORS[state] : 'saffron'
}
