import type { Translation } from '../translation.ts'
import type { dishService as french } from '../fr/dish-service.ts'

export const dishService = {
  mask: 'On the online menu',
  masks: {
    shown: 'Visible',
    evening: 'Hidden this evening',
    further: 'Hidden until further notice',
    until: 'Hidden until {hour, number}:{minute}',
    untilDay: 'Hidden until {date}, {time}',
  },
  online: 'Online: {name}',
  print: 'On the printed menu',
  printed: 'Printed',
  offPrint: 'Not printed',
  remaining: 'Portions left',
  enough: 'not limited',
  left: '{count, plural, =0 {Sold out} other {# left}}',
  saving: 'Saving…',
  failed: 'The change could not be saved',
  gone: 'This dish was taken off the range.',
  of: 'Service: {name}',
  page: {
    onCarte: '{carte}\u00a0· {gamme}',
    title: 'Service of the day',
    lead: 'Hide a dish from the online menu or say how many are left: your guests see it at once.',
    empty: 'No dish on the menu yet.',
    openGammes: 'Open the ranges',
    failed: 'The dishes could not be read',
  },
} satisfies Translation<typeof french>
