import { expect, test } from 'vitest'
import { contactMessage } from './contact.ts'

const parsed = (name: string) =>
  contactMessage.shape.name.safeParse(name).success && contactMessage.shape.subject.safeParse(name).success

test.each(['Léa\u200F', 'Léa\u061C', 'Léa\u2028Martin', 'Léa\tMartin', 'Léa\nMartin'])(
  'a name or a subject that is not shown as it is written is refused: %j',
  (name) => {
    expect(parsed(name)).toBe(false)
  },
)

test.each(['Léa Martin', 'فاطمة', 'Chef 👩‍🍳', 'O’Brien-Ñandú'])('%s is a name', (name) => {
  expect(parsed(name)).toBe(true)
})
