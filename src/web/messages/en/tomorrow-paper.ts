import type { tomorrowPaper as french } from '../fr/tomorrow-paper.ts'
import type { Translation } from '../translation.ts'

export const tomorrowPaper: Translation<typeof french> = {
  heading: 'TO BE MADE',
  title: 'To be made, {day}',
  noStation: 'No station',
  continued: '{name} (continued)',
  covers: '{service}: {count, plural, =0 {no cover} one {# cover} other {# covers}}',
  aboutCovers: '{service}: {count, plural, =0 {no cover} one {≈ # cover} other {≈ # covers}}',
  between: '{about} ({low} to {high})',
  noCovers: '{service}: covers to be typed',
  noServices: 'No service',
  preparations: 'Preparations',
  dishes: 'Dishes',
  version: 'sheet v{version}',
  done: '{initials, select, none {done} other {done by {initials}}}',
  forDays: 'for {count, plural, one {# day} other {# days}}, until {day}',
  ready: 'ready and deducted: {amount}',
  gross: 'gross {amount}',
  unknown: 'quantity to be given',
  apart: {
    title: 'To be counted by hand',
    lead: 'These quantities do not convert to the unit of the preparation: nothing of them is counted above.',
    for: '{amount}, for {title}',
  },
  nothing: 'Nothing to do: {names}.',
  there: '{name} (ready)',
  covered: '{name} (made on {day})',
  doubts: {
    unknown:
      '{count, plural, one {# dish or menu has no portions: nothing of it is counted.} other {# dishes or menus have no portions: nothing of them is counted.}}',
    gone: '{count, plural, one {# portion of a deleted sheet is not counted.} other {# portions of deleted sheets are not counted.}}',
    menusApart: 'Not counted, as a choice has no dish: {names}.',
    menusGuessed: 'Choices spread evenly, as no sales are known: {names}.',
    ready: 'Ready, not deducted: {amount} {name} ({reason}).',
  },
  foot: '{station} · {day}',
}
