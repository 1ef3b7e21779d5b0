import type { Translation } from '../translation.ts'
import type { salesDeparted as french } from '../fr/sales-departed.ts'

export const salesDeparted = {
  dish: 'left its range on {date}',
  dishShort: 'has left its range',
  menu: 'left the menu on {date}',
  back: 'Put back',
  backOf: 'Put {name} back on its range',
  returned: '{name} is on its range again',
  open: 'Open the range',
  kept: 'Prices and costs of dishes that have left: those of the day they left.',
} satisfies Translation<typeof french>
