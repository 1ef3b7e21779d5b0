import { expect, test } from 'vitest'
import { contactMessage } from './contact.ts'

const parsed = (name: string) =>
  contactMessage.shape.name.safeParse(name).success && contactMessage.shape.subject.safeParse(name).success

test.each(['Léa\u202Eeuqrevne', 'Léa\u2066', 'Léa\u200B', 'Léa\u200F', 'Léa\uFEFF Martin', 'Léa\nMartin'])(
  'a name or a subject that is not shown as it is written is refused: %j',
  (name) => {
    expect(parsed(name)).toBe(false)
  },
)

test.each(['Léa Martin', 'فاطمة', 'Chef 👩‍🍳', 'O’Brien-Ñandú'])('%s is a name', (name) => {
  expect(parsed(name)).toBe(true)
})
